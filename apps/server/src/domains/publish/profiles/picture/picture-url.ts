import type { UserId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'

/** A picture that somebody gave their profile. */
export type ProfilePicture = { readonly userId: UserId; readonly picture: string }

/** Returns where a picture is stored: in the folder of its owner. */
export function pictureFile({ userId, picture }: ProfilePicture): string {
  return `profiles/${userId}/${picture}.webp`
}

/** Returns the path of a picture on a page that is shown. */
export function picturePath(picture: string): string {
  return `/profile-picture/${picture}`
}

/** Returns the address of a picture for its owner, whose profile may be hidden: it carries a key that nobody guesses. */
export function pictureUrlOf(ctx: With<'settings' | 'vault'>, given: ProfilePicture): string {
  const url = new URL(picturePath(given.picture), ctx.ports.settings.contentUrl)
  url.searchParams.set('key', pictureKeyOf(ctx, given))
  return url.href
}

/** Returns the key to a picture. */
export function pictureKeyOf(ctx: With<'vault'>, { userId, picture }: ProfilePicture): string {
  return ctx.ports.vault.mac('profile-picture', `${userId} ${picture}`)
}
