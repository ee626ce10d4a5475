import type { Voice } from '@vireo/contracts/voices'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'
import { isGuarded } from './announced-voice.ts'
import { noteRecent } from './picker/recent-voices.ts'

const storageKey = 'vireo.last-voice'

export type MuteReason = 'not-trained' | 'unavailable'

/**
 * Says why nobody can speak with a voice, whoever they are and whatever they prove; undefined where it can be tried.
 */
export function whyMute({ preview_url, sharing }: Pick<Voice, 'preview_url' | 'sharing'>): MuteReason | undefined {
  if (sharing?.status === 'copied_disabled') return 'unavailable'
  // A voice without a sample has not been made yet.
  return preview_url === null ? 'not-trained' : undefined
}

/** Remembers that a voice has spoken, so that it stands ready the next time. */
export function noteSpoken(voiceId: string): void {
  writeStored(storageKey, voiceId)
  noteRecent(voiceId)
}

/**
 * Picks the voice that is ready at first: the one that was chosen, as long as it exists and can speak; else the last
 * one that spoke on this device; else the first of the default voices.
 */
export function preselected(voices: readonly Voice[] | undefined, chosenId: string | undefined): Voice | undefined {
  const chosen = voices?.find((voice) => voice.voice_id === chosenId)
  return chosen && !whyMute(chosen) ? chosen : inOrderOfTrust(voices ?? [])[0]
}

/**
 * Sorts voices that are sure to speak: the last one that did, then those that come with the product, then one's own.
 */
export function inOrderOfTrust(voices: readonly Voice[]): Voice[] {
  const lastId = readStored(storageKey, z.string())
  const rank = (voice: Voice) => (voice.voice_id === lastId ? 0 : voice.category === 'premade' ? 1 : 2)
  return voices.filter((voice) => !whyMute(voice) && !isGuarded(voice)).toSorted((a, b) => rank(a) - rank(b))
}
