/**
 * What the player does: plays, says where it is to eye and ear, tells the page around it which word is heard, and counts
 * what was heard once, however often it has to say so.
 */
export const playerScript = `(()=>{const m=document.querySelector('main'),tell=x=>parent!==window&&parent.postMessage({vireo:'audio-native',...x},'*');
const greet=()=>m?m.dataset.height&&tell({height:+m.dataset.height}):tell({empty:true});greet();
addEventListener('message',({source,data})=>{if(source===parent&&data&&data.vireo==='audio-native'&&data.ask)greet()});
if(!m)return;
const d=m.dataset,by=i=>document.getElementById(i),a=by('audio'),play=by('play'),at=by('at'),time=by('time'),speed=by('speed'),note=by('note'),total=+d.seconds;
const heard=new Set(),rates=[1,1.25,1.5,1.75,2,0.75];let done=false,begun=false,said='',sending=false,times,lit=-2,last=0;
const clock=t=>Math.floor(t/60)+':'+String(Math.floor(t%60)).padStart(2,'0');
const body=()=>{const q=[0,0,0,0];for(const s of heard)q[Math.min(3,Math.floor(4*s/total))]++;return JSON.stringify({view:d.view,quarters:q,ended:done})};
const report=(left=3)=>{const b=body();if(!begun||b===said||sending)return;sending=true;
fetch(d.listens,{method:'POST',body:b,keepalive:true}).then(r=>{sending=false;if(r.status>=500)throw 0;said=b;if(a.paused)report()}).catch(()=>{sending=false;if(left>0)setTimeout(report,5000,left-1)})};
const show=()=>{const t=a.currentTime;at.value=t;at.setAttribute('aria-valuetext',d.of.replace('{at}',clock(t)).replace('{total}',clock(total)));time.textContent=clock(t)+' / '+clock(total);
if(!times)return;let low=0,high=times.length;while(low<high){const mid=(low+high)>>1;if(times[mid]<=t*1000)low=mid+1;else high=mid}
const now=a.ended?-1:low-1;if(now!==lit){lit=now;tell({word:now})}};
const frame=()=>{const t=a.currentTime;if(!a.seeking&&t>=last&&t-last<1.5)heard.add(Math.min(Math.floor(t),Math.max(0,Math.ceil(total)-1)));last=t;show();if(!a.paused)setTimeout(frame,100)};
const words=async()=>{if(times)return;times=[];try{const r=await fetch(d.words);if(!r.ok)return;const {words}=await r.json();times=words.map(w=>w[1]);lit=-2;tell({words:words.map(w=>w[0])})}catch{}};
play.onclick=()=>{if(a.paused)a.play().catch(()=>0);else a.pause()};
by('back').onclick=()=>{a.currentTime=Math.max(0,a.currentTime-10);show()};
speed.onclick=()=>{const r=rates[(rates.indexOf(a.playbackRate)+1)%rates.length];a.playbackRate=r;speed.firstChild.data=r+'×';speed.setAttribute('aria-label',d.speed.replace('{rate}',r))};
at.oninput=()=>{a.currentTime=+at.value;last=a.currentTime;show()};
a.onplay=()=>{begun=d.view!=='';done=false;last=a.currentTime;m.className='playing';play.setAttribute('aria-label',d.pause);note.textContent='';words();report();frame()};
a.onpause=()=>{m.className='';play.setAttribute('aria-label',d.play);show();report()};
a.onended=()=>{done=true;tell({word:-1});report()};a.onseeked=show;
a.onerror=()=>{note.textContent=d.failed};
setInterval(()=>{if(!a.paused)report()},10000);
addEventListener('visibilitychange',()=>{const b=body();if(document.visibilityState==='hidden'&&begun&&b!==said&&navigator.sendBeacon(d.listens,b))said=b});
show()})()`
