/* What Go asks Windows for, and Wine before 8.17 lacks: chance, from the older
   library that Wine has. For this check only; it is in no download. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T n)
{
	while (n) {
		ULONG k = n > 0x10000000 ? 0x10000000 : (ULONG)n;
		if (!SystemFunction036(to, k))
			return FALSE;
		to += k;
		n -= k;
	}
	return TRUE;
}

BOOL WINAPI DllMain(HINSTANCE h, DWORD why, LPVOID p) { return TRUE; }
