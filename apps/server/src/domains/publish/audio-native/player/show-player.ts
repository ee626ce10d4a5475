import { hash } from 'node:crypto'
import type { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { addressOf } from '../reading/address-of.ts'
import { findPlayed, findPlayer } from './find-player.ts'
import { noteVisit } from './note-visit.ts'
import { renderNothing, renderPlayer } from './render-player.ts'
import { playerScript } from './script.ts'
import { looksOn, styleOf } from './style.ts'
import { newView } from './view-of.ts'

/**
 * Answers with the player of a page, which is the one that asks for the frame. Without anything to play, for whatever
 * reason, the frame is empty: reasons are for the owner.
 */
export async function showPlayer(
  ctx: With<'vault' | 'settings'>,
  { player_id: id, page }: Input<typeof audioNativeEndpoints.showPlayer>,
): Promise<ByteAnswer> {
  const player = await findPlayer(ctx, id)
  if (!player) return framed(renderNothing(), { status: 404 })
  const address = addressOf(page ?? ctx.client.header('referer') ?? '')
  const played = await findPlayed(player, address?.href ?? null)
  if (address)
    await noteVisit(player, address).catch((error: unknown) =>
      ctx.log.warn({ err: error, project: id }, 'a visit of a page could not be noted'),
    )
  const { domains } = player
  const { publicUrl, contentUrl } = ctx.ports.settings
  const origin = contentUrl.host === publicUrl.host ? "'self'" : publicUrl.origin
  if (!played) return framed(renderNothing(), { origin, domains })
  const style = styleOf(looksOn(player.project, played.page))
  const html = renderPlayer(ctx, { player, played, view: newView(ctx, played.version.id), style })
  return framed(html, { origin, style, domains })
}

type Framed = {
  readonly status?: number
  readonly style?: string
  readonly domains?: readonly string[]
  /** Of the product, where its owner looks at the player; `'self'` where both have one origin. */
  readonly origin?: string
}

/** Answers with what stands in a frame of these domains; without any, in whichever page. */
export function framed(html: string, { status = 200, ...where }: Framed): ByteAnswer {
  const bytes = Buffer.from(html)
  return {
    contentType: 'text/html; charset=utf-8',
    status,
    sizeBytes: bytes.length,
    headers: {
      'content-security-policy': policyOf(where),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      vary: 'accept-language, referer',
    },
    send: async (sink) => void sink.write(bytes),
  }
}

const digest = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** Builds its policy: the player stands on proven domains alone, runs nothing but its own, and has no origin: no cookie, and no storage. */
function policyOf({ style, domains, origin = "'self'" }: Framed): string {
  // A frame that is refused says so to visitors; an empty one takes itself away.
  const sites = domains ? domains.flatMap((domain) => [domain, `*.${domain}`]) : ['*']
  return [
    "default-src 'none'",
    `script-src ${digest(playerScript)}`,
    ...(style === undefined ? [] : [`style-src ${digest(style)}`]),
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[origin, ...sites].join(' ')}`,
    'sandbox allow-scripts',
  ].join('; ')
}
