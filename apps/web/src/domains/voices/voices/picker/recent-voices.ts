import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

const storageKey = 'vireo.recent-voices'
const mostKept = 5

/** Lists the voices that spoke last on this device, the latest first. */
export function recentVoiceIds(): readonly string[] {
  return readStored(storageKey, z.array(z.string())) ?? []
}

/** Puts a voice in front of those that spoke last. */
export function noteRecent(voiceId: string): void {
  const others = recentVoiceIds().filter((id) => id !== voiceId)
  writeStored(storageKey, [voiceId, ...others].slice(0, mostKept))
}
