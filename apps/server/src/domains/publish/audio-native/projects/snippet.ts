import type { With } from '#ports/ports.ts'
import type { ProjectRow } from '../tables.ts'

/** As high as a player is with its title and its author, in each size. */
const heightPx = { normal: 96, small: 84 }

/** Returns how high the frame of a player is. */
export function heightOf({ small }: Pick<ProjectRow, 'small'>): number {
  return small ? heightPx.small : heightPx.normal
}

/**
 * Writes the one line of HTML that brings a player onto a page. The frame learns from its referrer which page it stands
 * on; the script beside it only marks the words that are heard.
 */
export function snippetOf(ctx: With<'settings'>, { id, small }: Pick<ProjectRow, 'id' | 'small'>): string {
  const { href } = ctx.ports.settings.contentUrl
  const at = (path: string) => new URL(path, href).href
  return (
    `<iframe src="${at(`/audio-native/${id}`)}" title="Listen to this page" loading="lazy" allow="autoplay" ` +
    `referrerpolicy="no-referrer-when-downgrade" style="border:0;width:100%;height:${heightOf({ small })}px"></iframe>` +
    `<script async src="${at('/audio-native/marks.js')}"></script>`
  )
}
