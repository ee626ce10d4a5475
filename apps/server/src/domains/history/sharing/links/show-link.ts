import type { ShareLink } from '@vireo/contracts/sharing'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'
import { unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import type { LinkRow } from '../tables.ts'
import { addressOf } from './link-token.ts'

export type ShownLink = { readonly link: LinkRow; readonly address: string; readonly publicName: string | null }

/** Adds to a link its address and the name that stands on its page. */
export async function showLink(ctx: With<'vault' | 'settings'>, link: LinkRow): Promise<ShownLink> {
  const [address, maker] = [addressOf(ctx, link), await findUser(ctx, link.user_id)]
  if (address === undefined) throw new AppError('share_link_not_found')
  return { link, address, publicName: maker?.public_name ?? null }
}

/** Presents a link; its instants are in Unix seconds. */
export function presentLink({ link, address, publicName }: ShownLink): ShareLink {
  return {
    share_link: address,
    public_user_name: publicName,
    share_link_id: link.id,
    expires_at_unix: unixSecondsOrNull(link.expires_at),
    has_password: link.password_hash !== null,
    may_download: link.may_download,
    may_be_indexed: link.may_be_indexed,
    opens: link.opens,
    plays: link.plays,
  }
}
