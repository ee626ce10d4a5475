import { timingSafeEqual } from 'node:crypto'
import type { VoiceId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'
import { versionOf } from '../speaking/voice-version.ts'

type Previewed = Pick<CatalogueVoice, 'voiceId' | 'recipe' | 'own'>

/**
 * Returns the address of a voice's preview; null while it cannot speak. Players fetch it without credentials, so that
 * of an own voice carries a key that cannot be guessed and changes with the voice's sound.
 */
export function previewUrlOf(ctx: With<'settings' | 'vault'>, voice: Previewed): string | null {
  if (!voice.recipe) return null
  const url = new URL(`/v1/voices/${voice.voiceId}/preview`, ctx.ports.settings.contentUrl)
  if (voice.own) url.searchParams.set('key', previewKeyOf(ctx, voice.voiceId, versionOf(voice.recipe)))
  return url.href
}

/** Returns the key to the preview of an own voice: a keyed hash of the voice in its present version. */
export function previewKeyOf(ctx: With<'vault'>, voiceId: VoiceId, version: string): string {
  return ctx.ports.vault.mac('voice-preview', `${voiceId} ${version}`)
}

/** Tells whether a key is the one wanted, in a time that says nothing of where they differ. */
export function isSameKey(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
