import type { PublicProfile } from '@vireo/contracts/profiles'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { publisherIdOf } from '#users'
import { picturePath } from '../picture/picture-url.ts'
import { findShown, type Shown } from './find-shown.ts'

export type ReadProfile = { readonly shown: Shown; readonly publisherId: string | null }

/** Returns what everybody is told of a profile. Throws `profile_not_found`, alike for whatever is not shown. */
export async function readProfile(
  ctx: With<'vault' | 'settings'>,
  { profile_handle: handle }: { readonly profile_handle: string },
): Promise<ReadProfile> {
  const shown = await findShown(ctx, handle)
  if (!shown) throw new AppError('profile_not_found')
  return { shown, publisherId: await ctx.hooks.ask(publisherIdOf, ctx, shown.profile.user_id) }
}

/** Presents a profile to everybody. */
export function presentPublicProfile({ shown, publisherId }: ReadProfile, ctx: With<'settings'>): PublicProfile {
  const { handle, profile } = shown
  return {
    handle,
    public_user_id: publisherId,
    name: profile.name,
    bio: profile.bio === '' ? null : profile.bio,
    profile_picture:
      profile.picture === null ? null : new URL(picturePath(profile.picture), ctx.ports.settings.contentUrl).href,
  }
}
