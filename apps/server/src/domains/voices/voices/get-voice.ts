import type { Input, VoiceId } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import type { With } from '#ports/ports.ts'
import { describeVoices, type ShownVoice } from './describe-voices.ts'
import { getSettings } from './settings/get-settings.ts'
import { getFromCatalogue } from './library/voice-catalogue.ts'

/** Shows one voice, with the workspace's settings of it unless they are not wanted. */
export async function getVoice(ctx: With<'settings'>, input: Input<typeof voicesEndpoints.get>): Promise<ShownVoice> {
  return showVoice(ctx, input.voice_id, input.with_settings)
}

/** Describes one voice for an answer, after it was made or changed too. Throws `voice_not_found`. */
export async function showVoice(ctx: With<'settings'>, voiceId: VoiceId, withSettings = true): Promise<ShownVoice> {
  const voice = await getFromCatalogue(ctx, voiceId)
  const [shown, settings] = await Promise.all([
    describeVoices(ctx, [voice]),
    withSettings ? getSettings(ctx, { voice_id: voice.voiceId }) : undefined,
  ])
  const [first] = shown
  return { ...(first ?? raise(voiceId)), ...(settings && { settings }) }
}

function raise(voiceId: VoiceId): never {
  throw new Error(`${voiceId} was found and not described`)
}
