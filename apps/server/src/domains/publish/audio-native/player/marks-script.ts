/**
 * Runs on the page of a site beside the player, and does one thing: it marks the words that are heard, where the page has them
 * and the browser can mark without changing the page. Takes away a player that has nothing to play, and gives one of another
 * size its height; it asks for either, for players may be there before it.
 */
export const marksScript = `(()=>{const home=new URL(document.currentScript.src).origin,name='vireo-audio-native';
let ranges=[];const can=typeof Highlight==='function'&&globalThis.CSS&&CSS.highlights;
if(can)try{const s=new CSSStyleSheet();s.replaceSync('::highlight('+name+'){background-color:Mark;color:MarkText}');document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}catch{}
const frameOf=source=>[...document.querySelectorAll('iframe')].find(f=>f.contentWindow===source&&f.src.startsWith(home+'/audio-native/'));
const onPage=()=>{const found=[],walk=document.createTreeWalker(document.body,NodeFilter.SHOW_TEXT,{acceptNode:n=>n.parentElement&&n.parentElement.closest('script,style,noscript,template,textarea')?NodeFilter.FILTER_REJECT:NodeFilter.FILTER_ACCEPT});
for(let n;(n=walk.nextNode())&&found.length<200000;)for(const w of n.data.matchAll(/\\S+/g))found.push([w[0],n,w.index]);return found};
const find=words=>{const page=onPage();let best=0,begin=0;for(let p=0;p<page.length;p++){if(page[p][0]!==words[0])continue;let same=0;for(let k=0;k<12&&k<words.length;k++)if(page[p+k]&&page[p+k][0]===words[k])same++;if(same>=best){best=same;begin=p}}
let p=begin;return words.map(w=>{for(let k=p;k<p+40&&k<page.length;k++)if(page[k][0]===w){p=k+1;const r=new Range();r.setStart(page[k][1],page[k][2]);r.setEnd(page[k][1],page[k][2]+w.length);return r}})};
addEventListener('message',({data,source})=>{if(!data||data.vireo!=='audio-native')return;const frame=frameOf(source);if(!frame)return;
if(data.empty)frame.hidden=true,frame.style.display='none';
if(data.height>0&&data.height<200)frame.style.height=data.height+'px';
if(!can)return;
if(Array.isArray(data.words)&&data.words.length>0&&data.words.length<100000)ranges=find(data.words.map(String));
if(Number.isInteger(data.word)){const r=ranges[data.word];if(r)CSS.highlights.set(name,new Highlight(r));else CSS.highlights.delete(name)}});
for(const f of document.querySelectorAll('iframe'))if(f.src.startsWith(home+'/audio-native/'))f.contentWindow.postMessage({vireo:'audio-native',ask:true},'*')})()`
