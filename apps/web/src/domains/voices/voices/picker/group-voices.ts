import type { Voice } from '@vireo/contracts/voices'

import { labelsOf } from '../voice-labels.ts'

/** Voices that stand together in the list to choose from. */
export type VoiceGroup = { readonly id: 'recent' | 'mine' | 'explore'; readonly voices: readonly Voice[] }

/**
 * Sorts the voices to choose from into groups: those used last, one's own, and those that everybody has. Whoever
 * searches finds each voice once. A group without voices is left out.
 */
export function groupVoices(voices: readonly Voice[], recentIds: readonly string[], search: string): VoiceGroup[] {
  const found = findVoices(voices, search)
  const recent = search.trim() === '' ? recentIds.flatMap((id) => found.find((each) => each.voice_id === id) ?? []) : []
  const rest = found.filter((voice) => !recent.includes(voice))
  const groups: VoiceGroup[] = [
    { id: 'recent', voices: recent },
    { id: 'mine', voices: rest.filter(({ category }) => category !== 'premade') },
    { id: 'explore', voices: rest.filter(({ category }) => category === 'premade') },
  ]
  return groups.filter((group) => group.voices.length > 0)
}

/** Finds the voices in which each word of a search stands: in the name, the description or a label, as code or as people read it. */
export function findVoices(voices: readonly Voice[], search: string): readonly Voice[] {
  const words = plain(search).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return voices
  return voices.filter((voice) => {
    const said = [voice.name, voice.description ?? '', ...Object.values(voice.labels), ...labelsOf(voice)]
    const text = plain(said.join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Keeps the first voices of all groups together, as many as there is room for. */
export function firstOf(groups: readonly VoiceGroup[], most: number): VoiceGroup[] {
  let room = most
  return groups.flatMap(({ id, voices }) => {
    const kept = voices.slice(0, room)
    room -= kept.length
    return kept.length === 0 ? [] : [{ id, voices: kept }]
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
}
