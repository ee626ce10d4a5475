import type { PageRow, ProjectRow } from '../tables.ts'

/** How a player looks. */
export type Looks = Pick<ProjectRow, 'text_color' | 'background_color' | 'small'>

/** Tells how the player looks on a page: as its project's, but for what the page has of its own. */
export function looksOn(project: Looks, page: Pick<PageRow, keyof Looks> | undefined): Looks {
  return {
    text_color: page?.text_color ?? project.text_color,
    background_color: page?.background_color ?? project.background_color,
    small: page?.small ?? project.small,
  }
}

/** Writes the style of a player in its colours; without any, in those that the visitor's system has. */
export function styleOf({ text_color: ink, background_color: paper, small }: Looks): string {
  const plain = ink === null && paper === null
  return (
    `:root{color-scheme:${plain ? 'light dark' : 'light'};--ink:${ink ?? 'CanvasText'};--paper:${paper ?? 'Canvas'}}` +
    `*{box-sizing:border-box}body{margin:0;font:${small ? 13 : 15}px/1.35 system-ui,sans-serif;color:var(--ink);background:transparent}` +
    `main{display:flex;gap:12px;align-items:center;min-height:${small ? 64 : 88}px;padding:${small ? '8px 12px' : '10px 16px'};background:var(--paper);border:1px solid color-mix(in srgb,var(--ink) 22%,transparent);border-radius:12px}` +
    `div{flex:1;min-width:0}p{margin:0}.title{font-weight:600;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.facts{opacity:.8;font-size:.86em;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}` +
    `.line{display:flex;gap:8px;align-items:center}input{flex:1;min-width:40px;accent-color:var(--ink);height:24px;margin:0}` +
    `output{font-variant-numeric:tabular-nums;font-size:.86em;white-space:nowrap}` +
    `button{font:inherit;color:inherit;background:none;border:0;border-radius:8px;min-width:32px;min-height:32px;padding:0 6px;cursor:pointer}` +
    `#play{flex:none;width:44px;height:44px;padding:10px;border-radius:50%;background:var(--ink);color:var(--paper)}#play svg{display:block;width:24px;height:24px;fill:currentColor}` +
    `.playing .go,main:not(.playing) .halt{display:none}:focus-visible{outline:3px solid var(--ink);outline-offset:2px}#note:empty,main:has(#note:not(:empty)) .facts{display:none}` +
    `@media (forced-colors:active){#play{border:1px solid ButtonText}}@media (max-width:340px){#back,#speed{display:none}}`
  )
}
