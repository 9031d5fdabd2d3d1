#!/bin/sh
# Puts Intrigue into your own menu, below ~/.local; ./install.sh --remove takes it
# away again. Your settings and games are not touched by either.
set -eu

usage() {
	echo "Usage: ./install.sh             add Intrigue to your menu, below ~/.local"
	echo "       ./install.sh --remove    remove it again; your games are kept"
}

remove=
for word; do
	case $word in
	-remove | --remove) remove=yes ;;
	-h | -help | --help)
		usage
		exit
		;;
	*)
		echo "install.sh: \"$word\" is not an option; nothing was changed." >&2
		usage >&2
		exit 2
		;;
	esac
done

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
cd "$here/share"
if [ "$remove" ]; then
	find . -type f | while IFS= read -r f; do rm -f "$data/$f"; done
	rm -f "$bin/intrigue"
	echo "Intrigue has been removed. Your games are still in $data/intrigue."
	exit
fi
find . -type f | while IFS= read -r f; do
	mkdir -p "$data/$(dirname "$f")"
	cp "$f" "$data/$f"
	chmod 644 "$data/$f"
done
mkdir -p "$bin"
cp "$here/intrigue" "$bin/.intrigue.new"
chmod 755 "$bin/.intrigue.new"
mv "$bin/.intrigue.new" "$bin/intrigue" # also while the old one runs
# Not every desktop looks for programs in ~/.local/bin, so the menu gets the whole
# path, quoted the way menus want it.
path=$(printf '%s' "$bin/intrigue" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
sed "s|^Exec=.*|Exec=\"$(printf '%s' "$path" | sed 's/[\\&|]/\\&/g')\"|" applications/intrigue.desktop >"$data/applications/intrigue.desktop"
if command -v update-desktop-database >/dev/null 2>&1; then
	update-desktop-database "$data/applications" >/dev/null 2>&1 || true
fi
echo "Intrigue is in your menu now, and here: $bin/intrigue"
