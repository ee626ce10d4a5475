import { pageStyle } from '#sharing'

/** How a profile looks: as pages of recordings do, in both themes, from 320 pixels on. */
export const profileStyle = `${pageStyle}
main{padding:48px 16px}article{background:none;padding:0;border-radius:0}
.who{display:grid;grid-template-columns:96px minmax(0,1fr);gap:4px 24px;align-items:center;margin:0 0 40px}
.who>img,.letter{width:96px;height:96px;border-radius:50%;object-fit:cover;display:block;grid-row:1/3}
.letter{display:grid;place-items:center;background:var(--line);color:var(--ink);font-size:40px;font-weight:600}
h1{font-size:32px;line-height:40px;letter-spacing:-.02em;margin:0;align-self:end}.handle{color:var(--muted);margin:0;align-self:start;overflow-wrap:anywhere}
.bio{grid-column:1/-1;white-space:pre-line;overflow-wrap:anywhere;font-size:18px;line-height:28px;margin:20px 0 0;max-width:64ch}
ul{list-style:none;margin:0;padding:0}.links{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px;margin:20px 0 0}
.links a{display:inline-flex;flex-wrap:wrap;gap:0 8px;align-items:baseline;min-height:44px;padding:10px 16px;background:var(--card);border-radius:999px;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
.links a:hover,h3 a:hover{text-decoration:underline}.links span{color:var(--muted);font-size:13px}
h2{font-size:20px;line-height:28px;margin:40px 0 12px}h3{font-size:16px;line-height:24px;margin:0;overflow-wrap:anywhere}h3 a{color:inherit;text-decoration:none}
.published{display:grid;gap:24px 16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,144px),1fr))}.published>li{position:relative}.published img{display:block;width:100%;height:auto;border-radius:10px;margin:0 0 8px}
.published h3 a::after{content:"";position:absolute;inset:0}.published .facts{font-size:13px;line-height:20px;margin:0;overflow-wrap:anywhere}
.works{display:grid;gap:12px}.works>li,.voices>li{background:var(--card);border-radius:10px;padding:20px}.works .facts,.voices .facts{font-size:13px;line-height:20px;margin:0}
.wave{height:48px;margin:12px 0}
.voices{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}.voices>li{display:flex;flex-direction:column}
.voice{display:grid;grid-template-columns:56px minmax(0,1fr);gap:0 16px;align-items:center;margin:0 0 12px}.voice img{width:56px;height:56px;border-radius:50%;display:block}
.voices .facts{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.voices audio{margin-top:auto}.voices .facts{margin:0 0 12px}audio{height:44px}
summary{padding:10px 0}.use{display:inline-flex;align-items:center;min-height:44px;font-size:15px}
footer{margin-top:48px}@media(max-width:480px){main{padding:32px 16px}.who{grid-template-columns:72px minmax(0,1fr);gap:4px 16px}.who>img,.letter{width:72px;height:72px}.letter{font-size:30px}h1{font-size:24px;line-height:32px}.bio{font-size:16px;line-height:24px}}`
