package london
import ("testing";"fmt";"math/rand/v2")
func TestDbg(t *testing.T){
 n:=lay(read())
 tot:=0.0
 for _,f:=range faces(streetsOf(n)){
  tw:=&town{rnd:rand.New(rand.NewPCG(1,2))}
  tw.fill(f); s:=0.0
  for _,p:=range tw.plots{s+=area(p.pts)}
  tot+=area(f)
  if s<area(f)*.95 {fmt.Println(len(f),area(f),s,centroid(f)); if len(f)<12 {fmt.Println(f)}}
 }
 fmt.Println(tot)
}
