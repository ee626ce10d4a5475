import type { VoiceId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'

/** A picture that people gave a voice; of a copy that has none, that of its original. */
export type GivenPicture = { readonly voiceId: VoiceId; readonly picture: string }

/**
 * Returns the address of a picture. Browsers fetch it without credentials: it carries a key that cannot be guessed, and is
 * another one for another picture.
 */
export function pictureUrlOf(ctx: With<'settings' | 'vault'>, given: GivenPicture): string {
  const url = new URL(`/v1/voices/${given.voiceId}/picture`, ctx.ports.settings.contentUrl)
  url.searchParams.set('key', pictureKeyOf(ctx, given))
  return url.href
}

/** Returns the key to a picture: a keyed hash of the voice and the name of its file. */
export function pictureKeyOf(ctx: With<'vault'>, { voiceId, picture }: GivenPicture): string {
  return ctx.ports.vault.mac('voice-picture', `${voiceId} ${picture}`)
}
