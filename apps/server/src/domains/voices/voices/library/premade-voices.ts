import type { VoiceId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { findLibraryVoice, libraryVoices } from './library.ts'
import type { PremadeVoice } from './library-voice.ts'

/** Lists the voices that everybody has: the speakers of installed models, then those that come with the product. */
export function premadeVoices(ctx: With<'settings'>): readonly PremadeVoice[] {
  const installed = ctx.ports.settings.installedVoices.list()
  return installed.length === 0 ? libraryVoices : [...installed, ...libraryVoices]
}

/** Finds a voice that everybody has. */
export function findPremadeVoice(ctx: With<'settings'>, voiceId: VoiceId): PremadeVoice | undefined {
  return (
    findLibraryVoice(voiceId) ?? ctx.ports.settings.installedVoices.list().find((voice) => voice.voiceId === voiceId)
  )
}
