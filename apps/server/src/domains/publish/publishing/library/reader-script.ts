/**
 * What listeners of a work have beside its players: the next chapter after one, how fast, when to stop, where they were, and the
 * text that follows. Nothing of it leaves the browser: where they were is kept there, and asked for by nobody.
 */
export const readerScript = `(()=>{const m=document.getElementById('reader');if(!m)return;
const d=m.dataset,by=i=>document.getElementById(i),on=by('on'),speed=by('speed'),sleep=by('sleep'),rest=by('left'),note=by('note');
const all=[...document.querySelectorAll('section')].map((s,i)=>({i,s,id:s.dataset.id,a:s.querySelector('audio'),text:s.querySelector('details'),line:s.querySelector('.caption'),words:[...s.querySelectorAll('[data-at]')],name:s.querySelector('h2').firstChild.textContent.trim()}));
let now,left=0,last=0,saved=0,lit;
const clock=t=>{const p=n=>String(Math.floor(n)).padStart(2,'0');return(t<3600?'':Math.floor(t/3600)+':')+(t<3600?Math.floor(t/60):p(t/60%60))+':'+p(t%60)};
const keep=(c,at)=>{try{localStorage.setItem(d.place,JSON.stringify({chapter:c.id,at,speed:speed.value}))}catch{}};
const forget=()=>{try{localStorage.removeItem(d.place)}catch{}};
const pace=()=>{for(const c of all)c.a.defaultPlaybackRate=c.a.playbackRate=+speed.value};
const stay=()=>{left=0;sleep.value='';rest.textContent=''};
const inSight=w=>{const r=w.getBoundingClientRect();return r.height>0&&r.top>=0&&r.bottom<=innerHeight};
const light=w=>{if(w===lit)return;const seen=lit&&inSight(lit);if(lit)lit.className='';if(w)w.className='now';if(seen&&w&&now&&!now.a.paused&&!inSight(w))w.scrollIntoView({block:'center'});lit=w};
const show=c=>{if(c!==now)return;const ms=c.a.currentTime*1000+50;let low=0,high=c.words.length;while(low<high){const mid=(low+high)>>1;if(+c.words[mid].dataset.at<=ms)low=mid+1;else high=mid}light(c.a.ended?undefined:c.words[low-1])};
const tick=c=>{show(c);if(c!==now||c.a.paused)return;const t=performance.now();
if(left>0){left-=(t-last)/1000;if(left>0)rest.textContent=d.left.replace('{left}',clock(Math.ceil(left)));else{stay();c.a.pause()}}last=t;
if(Math.abs(t-saved)>2000){saved=t;keep(c,c.a.currentTime)}};
const follow=c=>{const k=c.a.textTracks[0];if(!c.line||!k)return;k.mode='hidden';c.line.hidden=false;k.oncuechange=()=>c.line.replaceChildren(...[...k.activeCues].map(q=>q.getCueAsHTML()))};
for(const c of all){const a=c.a;
a.onplay=()=>{now=c;last=performance.now();on.hidden=note.hidden=true;for(const o of all)if(o!==c)o.a.pause();if(c.text&&!c.opened)c.text.open=c.opened=true;follow(c);show(c)};
a.onpause=()=>{if(c===now&&!a.ended)keep(c,a.currentTime)};a.ontimeupdate=()=>tick(c);a.onseeked=()=>show(c);a.onerror=()=>{note.hidden=false};
a.onended=()=>{show(c);const next=all[c.i+1];if(next)keep(next,0);else forget();
if(sleep.value==='end')return stay();if(next){next.a.currentTime=0;next.a.play().catch(()=>0)}}}
speed.onchange=()=>{pace();if(now)keep(now,now.a.currentTime)};
sleep.onchange=()=>{left=60*sleep.value||0;last=performance.now();rest.textContent=left?d.left.replace('{left}',clock(left)):''};
addEventListener('pagehide',()=>{if(now&&!now.a.ended)keep(now,now.a.currentTime)});
let was;try{was=JSON.parse(localStorage.getItem(d.place))}catch{}
const c=was&&all.find(c=>c.id===was.chapter);
if(c&&was.at>=0){if([...speed.options].some(o=>o.value===was.speed))speed.value=was.speed;
if(was.at>0||c.i>0){c.a.currentTime=was.at;on.textContent=d.on.replace('{at}',clock(was.at)).replace('{chapter}',()=>c.name);on.hidden=false;on.onclick=()=>{c.s.scrollIntoView({block:'start'});c.a.play().catch(()=>0);speed.focus({preventScroll:true})}}}
pace();m.hidden=false})()`
