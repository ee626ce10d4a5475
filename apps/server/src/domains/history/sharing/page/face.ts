import { voiceArtSvg } from '@vireo/ui/plain.ts'
import { type HistoryRow, lookOfVoice } from '#history'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { With } from '#ports/ports.ts'

const sizePx = 64

/**
 * Draws who is heard, as the product shows them, into the page itself: it has no origin that a picture elsewhere would be shown
 * to, and no address of a voice is handed to strangers. Of a dialogue it is who begins; nobody is known where no voice is.
 */
export async function faceOf(
  ctx: With<'storage'>,
  { voice_id: only, dialogue }: Pick<HistoryRow, 'voice_id' | 'dialogue'>,
): Promise<string> {
  const voiceId = only ?? dialogue?.[0]?.voice_id
  if (voiceId === undefined) return ''
  const { picture, id, sound } = await ctx.hooks.ask(lookOfVoice, ctx, voiceId)
  const file = picture
    ? `image/webp;base64,${Buffer.from(picture).toString('base64')}`
    : `image/svg+xml;base64,${Buffer.from(voiceArtSvg({ id, sound }, { size: sizePx })).toString('base64')}`
  return `<img class="face" alt="" width="${sizePx}" height="${sizePx}" src="${escapeHtml(`data:${file}`)}">`
}
