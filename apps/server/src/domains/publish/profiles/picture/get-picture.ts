import { timingSafeEqual } from 'node:crypto'
import type { Input } from '@vireo/contracts/kit'
import type { profilesEndpoints } from '@vireo/contracts/profiles'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { rememberPages } from '#sharing'
import { findProfileByPicture } from '../own/profile-store.ts'
import type { ProfileRow } from '../tables.ts'
import { pictureFile, pictureKeyOf } from './picture-url.ts'

const pictures = rememberPages<ProfileRow>()

/** Shows the picture of a profile: to everybody while the profile is shown, with its key to its owner. */
export async function getPicture(
  ctx: With<'storage' | 'vault'>,
  { picture_name: picture, key: offered }: Input<typeof profilesEndpoints.getPicture>,
): Promise<ByteAnswer> {
  const { storage } = ctx.ports
  const profile = picture === '' ? undefined : await pictures(ctx, picture, () => findProfileByPicture(ctx, picture))
  const given = profile && { userId: profile.user_id, picture }
  const isShown = profile?.is_public && profile.taken_down_at === null
  const isSeen = given && (isShown || isSame(offered ?? '', pictureKeyOf(ctx, given)))
  const sizeBytes = isSeen ? await storage.size(pictureFile(given)) : undefined
  if (!given || sizeBytes === undefined) throw new AppError('profile_not_found')
  return {
    contentType: 'image/webp',
    sizeBytes,
    headers: {
      etag: `"${picture}"`,
      // Asked for again each time: a profile that is hidden shows nothing more.
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      // The page that shows it has no origin.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
    send: (sink) => pour(storage.read(pictureFile(given)), sink),
  }
}

function isSame(offered: string, expected: string): boolean {
  const [one, other] = [Buffer.from(offered), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
