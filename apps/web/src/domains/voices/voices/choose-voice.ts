import type { QueryClient } from '@tanstack/react-query'
import { type Voice, voicesEndpoints } from '@vireo/contracts/voices'

import { call } from '#kit/api/index.ts'
import { logQuietly } from '#kit/log.ts'
import { announceChosen } from './announced-voice.ts'
import { voicesQuery } from './queries.ts'

/**
 * Chooses a voice by its id, wherever that was: in the lab, the palette or the history. What keeps somebody from the
 * voice opens, as it does when they choose it in the list.
 */
export async function chooseById(client: QueryClient, voiceId: string): Promise<void> {
  try {
    announceChosen(await find(client, voiceId))
  } catch (error) {
    // Deleted, or not to be reached: the screen says so where the voice should stand.
    logQuietly('The chosen voice could not be looked at.', error)
  }
}

async function find(client: QueryClient, voiceId: string): Promise<Voice> {
  const { voices } = await client.ensureQueryData(voicesQuery)
  return voices.find((voice) => voice.voice_id === voiceId) ?? call(voicesEndpoints.get, { voice_id: voiceId })
}
