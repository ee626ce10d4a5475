import type { Voice } from '@vireo/contracts/voices'
import { z } from 'zod'

import { currentLanguage } from '#kit/language/index.ts'
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
 * one that spoke on this device; else the best one for the model.
 */
export function preselected(
  voices: readonly Voice[] | undefined,
  chosenId: string | undefined,
  modelId?: string,
): Voice | undefined {
  const chosen = voices?.find((voice) => voice.voice_id === chosenId)
  return chosen && !whyMute(chosen) ? chosen : inOrderOfTrust(voices ?? [], modelId)[0]
}

/**
 * Sorts voices that are sure to speak: the last one that did, then natural ones in the reader's language that are fast
 * enough for the model, then the others that come with the product, then one's own. What somebody chose is kept by its
 * id, so that better voices are for who has not chosen yet.
 */
export function inOrderOfTrust(voices: readonly Voice[], modelId?: string): Voice[] {
  const lastId = readStored(storageKey, z.string())
  const rank = (voice: Voice) => {
    if (voice.voice_id === lastId) return 0
    // Nothing is sent elsewhere before somebody chose that.
    if (voice.engine?.name === 'address') return 5
    if (voice.category !== 'premade') return 4
    if (voice.engine?.quality !== 'natural') return 2
    return suits(voice, modelId) ? 1 : 3
  }
  return voices.filter((voice) => !whyMute(voice) && !isGuarded(voice)).toSorted((a, b) => rank(a) - rank(b))
}

/** Tells whether a natural voice reads what the reader writes, and for fast models whether it streams without gaps. */
function suits({ labels, engine }: Voice, modelId = ''): boolean {
  const isFast = /flash|turbo/.test(modelId)
  return labels['language'] === currentLanguage() && (!isFast || engine?.keeps_up === true)
}
