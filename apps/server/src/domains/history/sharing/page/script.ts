/**
 * What follows the sound: the waveform and the words, and the page while somebody reads along. Without it the page plays all the same.
 */
export const pageScript = `(()=>{const a=document.querySelector('audio');if(!a)return;
const words=[...document.querySelectorAll('[data-at]')],times=words.map(w=>+w.dataset.at),wave=document.querySelector('.wave'),note=document.getElementById('note');let lit;
const inSight=w=>{const r=w.getBoundingClientRect();return r.top>=0&&r.bottom<=innerHeight};
const show=()=>{const ms=a.currentTime*1000;if(wave&&a.duration)wave.style.setProperty('--part',100*a.currentTime/a.duration+'%');
let low=0,high=times.length;while(low<high){const mid=(low+high)>>1;if(times[mid]<=ms)low=mid+1;else high=mid}
const now=a.ended?undefined:words[low-1];if(now===lit)return;const seen=lit&&inSight(lit);if(lit)lit.className='';if(now)now.className='now';if(seen&&now&&!a.paused&&!inSight(now))now.scrollIntoView({block:'center'});lit=now};
const frame=()=>{show();if(!a.paused)requestAnimationFrame(frame)};a.addEventListener('play',frame);for(const e of ['seeked','ended','timeupdate'])a.addEventListener(e,show);
a.addEventListener('error',async()=>{let gone=false;try{gone=(await fetch(a.currentSrc,{headers:{range:'bytes=0-0'}})).status===404}catch{}note.textContent=gone?note.dataset.ended:note.dataset.failed;note.hidden=false})})()`
