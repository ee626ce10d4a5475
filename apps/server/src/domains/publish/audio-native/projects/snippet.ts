import type { With } from '#ports/ports.ts'

/**
 * Writes the one line of HTML that brings a player onto a page. The frame learns from its referrer which page it stands
 * on; the script beside it only marks the words that are heard.
 */
export function snippetOf(ctx: With<'settings'>, projectId: string): string {
  const { href } = ctx.ports.settings.contentUrl
  const at = (path: string) => new URL(path, href).href
  return (
    `<iframe src="${at(`/audio-native/${projectId}`)}" title="Listen to this page" loading="lazy" allow="autoplay" ` +
    `referrerpolicy="no-referrer-when-downgrade" style="border:0;width:100%;height:96px"></iframe>` +
    `<script async src="${at('/audio-native/marks.js')}"></script>`
  )
}
