import type { Input } from '@vireo/contracts/kit'
import type { OEmbed, sharingEndpoints } from '@vireo/contracts/sharing'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { pictureSize } from '../picture/picture-svg.ts'
import { findVisited } from './find-visited.ts'
import { titleOf } from './title-of.ts'
import { wordsFor } from './words-in.ts'

/**
 * Describes a link to another site; nothing of what is behind a password. Throws `share_link_not_found`, and
 * `embed_format_unsupported` for XML, as section 2.3.4 of oEmbed 1.0 asks for.
 */
export async function embed(
  ctx: With<'settings'>,
  { url, format }: Input<typeof sharingEndpoints.embed>,
): Promise<OEmbed> {
  if (format !== 'json') throw new AppError('embed_format_unsupported', { param: 'format' })
  const { publicUrl, contentUrl } = ctx.ports.settings
  const address = URL.canParse(url) ? new URL(url) : undefined
  const [, token] = /^\/s\/([\w-]{1,200})$/u.exec(address?.pathname ?? '') ?? []
  const isOurs = address?.origin === publicUrl.origin || address?.origin === contentUrl.origin
  if (!isOurs || token === undefined) throw new AppError('share_link_not_found')
  const { link, item, publicName } = await findVisited(ctx, token)
  const { words } = wordsFor(ctx)
  const common = { version: '1.0', type: 'link', provider_name: 'Vireo', provider_url: publicUrl.origin } as const
  if (link.password_hash !== null) return { ...common, title: words.protectedTitle }
  return {
    ...common,
    title: titleOf(item) ?? words.untitled,
    ...(publicName !== null && { author_name: publicName }),
    thumbnail_url: `${contentUrl.origin}/s/${token}/picture.png`,
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
  }
}
