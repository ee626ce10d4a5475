import type { VoiceId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'
import { versionOf } from '../speaking/voice-version.ts'

type Previewed = Pick<CatalogueVoice, 'voiceId' | 'recipe' | 'own'>

/**
 * Where a voice's preview is heard; null while it cannot speak. Players fetch it without credentials, so that of
 * a voice that is not everybody's carries a key which nobody can guess and which changes with the voice's sound.
 */
export function previewUrlOf(ctx: With<'settings' | 'vault'>, voice: Previewed): string | null {
  if (!voice.recipe) return null
  const url = new URL(`/v1/voices/${voice.voiceId}/preview`, ctx.ports.settings.publicUrl)
  if (voice.own) url.searchParams.set('key', previewKeyOf(ctx, voice.voiceId, versionOf(voice.recipe)))
  return url.href
}

/** What lets people hear a voice that is not everybody's: a keyed hash of the voice as it sounds now. */
export function previewKeyOf(ctx: With<'vault'>, voiceId: VoiceId, version: string): string {
  return ctx.ports.vault.mac('voice-preview', `${voiceId} ${version}`)
}
