/** How the page looks, in both themes, from 320 pixels on. */
export const pageStyle = `:root{color-scheme:light dark;--ground:#f6f8f8;--card:#fff;--ink:#101718;--muted:#526063;--line:#d5dddd;--accent:#0b6e6a;--on:#fff;--wave:#b9c7c6;--played:#0b6e6a;--lit:#c9efe9}
@media(prefers-color-scheme:dark){:root{--ground:#0f1415;--card:#182022;--ink:#eef3f3;--muted:#a3b1b3;--line:#324042;--accent:#5cd0c4;--on:#06201e;--wave:#4a5b5d;--played:#5cd0c4;--lit:#14524e}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 'Inter Variable',Inter,system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px}article,.card{background:var(--card);border-radius:10px;padding:24px}
h1{font-size:24px;line-height:32px;margin:0 0 4px;overflow-wrap:anywhere}h2{font-size:16px;margin:24px 0 8px}p{margin:0 0 8px}.facts{color:var(--muted)}.head{display:flex;gap:16px;align-items:flex-start}.head>div{min-width:0}.face{flex:none;width:64px;height:64px;border-radius:50%;object-fit:cover}
.wave{display:block;width:100%;height:72px;margin:20px 0 12px;--part:0%}.wave .all{fill:var(--wave)}.wave .heard{fill:var(--played);clip-path:inset(0 calc(100% - var(--part)) 0 0)}
audio{display:block;width:100%}.said{white-space:pre-wrap;overflow-wrap:anywhere;font-size:18px;line-height:28px}.said .now{background:var(--lit);border-radius:4px}
a{color:var(--accent)}label{display:block;margin:12px 0 4px}input,select,textarea{width:100%;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--muted);border-radius:8px;padding:8px 12px}
button,.button{display:inline-block;margin-top:12px;font:inherit;font-weight:600;background:var(--accent);color:var(--on);border:0;border-radius:8px;padding:10px 16px;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}details{margin-top:24px}summary{cursor:pointer;color:var(--muted);padding:4px 0}[role=alert]{font-weight:600;margin-top:12px}footer{color:var(--muted);font-size:13px;margin-top:24px}`
