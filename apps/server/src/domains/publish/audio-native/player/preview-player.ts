import type { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { addressOf } from '../reading/address-of.ts'
import { findPlayed, findPlayer } from './find-player.ts'
import { renderPlayer, renderSample } from './render-player.ts'
import { framed } from './show-player.ts'
import { styleOf } from './style.ts'

/**
 * Answers with a player as it would look, for pages of the product alone. It plays what visitors of the page would hear, or
 * nothing. A look is no visit: nothing is read for it, and nothing of it is counted.
 */
export async function previewPlayer(
  ctx: Context,
  { player_id: id, page, small, ...colours }: Input<typeof audioNativeEndpoints.previewPlayer>,
): Promise<ByteAnswer> {
  const style = styleOf({
    small: small === 'true',
    text_color: colours.text_color ?? null,
    background_color: colours.background_color ?? null,
  })
  const player = await findPlayer(ctx, id)
  const address = page === undefined ? undefined : addressOf(page)
  const played = player && (await findPlayed(player, address?.href ?? null))
  const html = played ? renderPlayer(ctx, { player, played, view: '', style }) : renderSample(ctx, style)
  return framed(html, { style, domains: [] })
}
