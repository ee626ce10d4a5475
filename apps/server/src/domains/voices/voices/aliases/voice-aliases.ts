import type { VoiceAliases } from '#ports/ports.ts'
import { libraryVoices } from '../library/library.ts'
import { wellKnownVoices } from './well-known-voices.ts'

/** The operator's wish for the aliases: off, or changes of the table; a change without a voice removes an alias. */
export type AliasWish = 'off' | readonly { readonly alias: string; readonly voice: string | undefined }[]

/**
 * Creates the aliases of an instance. Throws a sentence for the operator where a change names a voice that is not
 * there.
 */
export function createVoiceAliases(wish: AliasWish = []): VoiceAliases {
  let entries = wish === 'off' ? [] : wellKnownVoices.map(({ id, name, houseVoiceId }) => ({ id, name, houseVoiceId }))
  for (const { alias, voice } of wish === 'off' ? [] : wish) {
    // A well-known voice has an id and a name: changing one changes both.
    const named = entries.find(({ id, name }) => id === alias || isSame(name, alias)) ?? { id: alias, name: alias }
    entries = entries.filter(({ id }) => id !== named.id)
    if (voice !== undefined) entries.push({ id: named.id, name: named.name, houseVoiceId: houseVoice(voice) })
  }
  const byId = new Map(entries.map(({ id, houseVoiceId }) => [id, houseVoiceId]))
  const byName = new Map(entries.map(({ name, houseVoiceId }) => [name.toLowerCase(), houseVoiceId]))
  return { entries, find: (given) => byId.get(given) ?? byName.get(given.toLowerCase()) }
}

function houseVoice(wanted: string): string {
  const voice = libraryVoices.find(({ voiceId }) => voiceId === wanted)
  const found = voice ?? libraryVoices.find(({ name }) => isSame(name, wanted))
  if (!found) throw new Error(`VIREO_VOICE_ALIASES: there is no house voice called ${wanted}.`)
  return found.voiceId
}

function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase()
}
