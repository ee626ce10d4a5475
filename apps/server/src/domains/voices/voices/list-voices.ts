import type { Context } from '#kernel/context.ts'
import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import type { With } from '#ports/ports.ts'
import { describeVoices, type ShownVoice } from './describe-voices.ts'
import { listCatalogue } from './library/voice-catalogue.ts'

/** Lists every voice the caller can see. */
export async function listVoices(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.list>,
): Promise<readonly ShownVoice[]> {
  const shown = await describeVoices(ctx, await listCatalogue(ctx))
  return input.show_legacy && looksNamesUpItself(ctx) ? [...shown, ...legacyVoices(ctx, shown)] : shown
}

/**
 * Tells whether a generated client library is asking, which turns a name into an id with this list before it asks for
 * speech. Nobody else sees an alias in a list.
 */
function looksNamesUpItself(ctx: Context): boolean {
  return ctx.client.header('x-fern-sdk-name') !== undefined
}

/** Lists the aliases as voices of their own, save for names that somebody's voice has already. */
function legacyVoices(ctx: With<'settings'>, shown: readonly ShownVoice[]): ShownVoice[] {
  const taken = new Set(shown.map(({ voice }) => voice.name.toLowerCase()))
  return ctx.ports.settings.voiceAliases.entries.flatMap(({ id, name, houseVoiceId }) => {
    const house = shown.find(({ voice }) => voice.voiceId === houseVoiceId)
    if (!house || taken.has(name.toLowerCase())) return []
    return [{ ...house, voice: { ...house.voice, voiceId: id, name, isLegacy: true } }]
  })
}
