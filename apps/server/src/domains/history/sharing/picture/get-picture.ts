import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type HistoryRow, lookOfVoice, type LookOfVoice } from '#history'
import { findVisited } from '../page/find-visited.ts'
import { titleOf, voicesOf } from '../page/title-of.ts'
import { drawPicture } from './draw-picture.ts'
import { pictureSvg } from './picture-svg.ts'

/** Answers with the picture of a recording; one behind a password has none. Throws `share_link_not_found`. */
export async function getPicture(
  ctx: Context & With<'storage'>,
  { share_token: token }: { readonly share_token: string },
): Promise<ByteAnswer> {
  const { link, item, publicName } = await findVisited(ctx, token)
  if (link.password_hash !== null) throw new AppError('share_link_not_found')
  const look = await lookOf(ctx, item)
  const svg = pictureSvg({
    voice: { id: look.id, sound: look.sound },
    hasGivenFace: look.picture !== undefined,
    title: titleOf(item) ?? '',
    facts: [voicesOf(item), publicName].filter(Boolean).join(' · '),
    peaks: item.peaks ?? [],
  })
  const png = await drawPicture({ svg, face: look.picture }, link.workspace_id)
  return {
    contentType: 'image/png',
    sizeBytes: png.length,
    headers: { 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' },
    send: async (sink) => void sink.write(png),
  }
}

/** Answers how whoever is heard looks; of a dialogue it is who begins. */
async function lookOf(
  ctx: With<'storage'>,
  { id, voice_id: only, dialogue }: HistoryRow,
): Promise<Partial<LookOfVoice> & { readonly id: string }> {
  const voiceId = only ?? dialogue?.[0]?.voice_id
  return voiceId === undefined ? { id: id.toString() } : ctx.hooks.ask(lookOfVoice, ctx, voiceId)
}
