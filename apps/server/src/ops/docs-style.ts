/** The reference follows the reader's own colour scheme. */
export const docsStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --accent: light-dark(#0f766e, #5eead4) }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#1c1f23, #e6e8ea); background: light-dark(#fff, #14171a) }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 12px 24px; background: inherit; border-bottom: 1px solid var(--line) }
header nav { display: flex; flex-wrap: wrap; gap: 4px 16px } a { color: var(--accent) } .mark { font-weight: 700; text-decoration: none }
main { max-width: 880px; margin: 0 auto; padding: 24px } section { scroll-margin-top: 64px }
details { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; padding: 0 16px } details[open] { padding-bottom: 16px }
summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere } summary span { display: block; font-size: 14px }
summary b { display: inline-block; min-width: 56px; font-size: 12px; color: var(--accent) }
table { width: 100%; border-collapse: collapse; font-size: 14px } th, td { text-align: left; vertical-align: top; padding: 6px 8px 6px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere }
th { width: 40%; font-weight: 400 } h4 { margin: 16px 0 4px } em, small { font-style: normal; font-size: 12px; opacity: .8 }
pre { overflow-x: auto; padding: 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 13px }
`
