import type { HistoryItem } from '@vireo/contracts/history'

import { ApiError } from '#kit/api/index.ts'
import { getRecording } from './recordings.ts'

/** How a fresh recording's entry is asked for, in milliseconds. */
export const polling = { triesMax: 10, firstWaitMs: 1000, waitMs: 5000 } as const

/**
 * Waits for the entry of something that was just generated. Resolves to undefined when it has not
 * appeared after ten tries, or when `signal` says that nobody needs it any more.
 */
export async function awaitRecording(
  historyItemId: string,
  signal?: AbortSignal,
  get: (id: string) => Promise<HistoryItem> = getRecording,
): Promise<HistoryItem | undefined> {
  for (let tries = 0; tries < polling.triesMax; tries += 1) {
    await delay(tries === 0 ? polling.firstWaitMs : polling.waitMs)
    if (signal?.aborted) return undefined
    try {
      const item = await get(historyItemId)
      if (item.state === 'created') return item
    } catch (error) {
      // Not there yet, or not reachable now: the next try will tell. Refused is final.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 404)
        return undefined
    }
  }
  return undefined
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
