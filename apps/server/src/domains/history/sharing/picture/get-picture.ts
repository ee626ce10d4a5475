import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findVisited } from '../page/find-visited.ts'
import { titleOf, voicesOf } from '../page/title-of.ts'
import { drawPicture } from './draw-picture.ts'
import { pictureSvg } from './picture-svg.ts'

/** Answers with the picture of a recording; one behind a password has none. Throws `share_link_not_found`. */
export async function getPicture(
  ctx: Context,
  { share_token: token }: { readonly share_token: string },
): Promise<ByteAnswer> {
  const { link, item, publicName } = await findVisited(ctx, token)
  if (link.password_hash !== null) throw new AppError('share_link_not_found')
  const svg = pictureSvg({
    voiceId: item.voice_id ?? item.dialogue?.[0]?.voice_id ?? item.id.toString(),
    title: titleOf(item) ?? '',
    facts: [voicesOf(item), publicName].filter(Boolean).join(' · '),
    peaks: item.peaks ?? [],
  })
  const png = await drawPicture(svg, link.workspace_id)
  return {
    contentType: 'image/png',
    sizeBytes: png.length,
    headers: { 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' },
    send: async (sink) => void sink.write(png),
  }
}
