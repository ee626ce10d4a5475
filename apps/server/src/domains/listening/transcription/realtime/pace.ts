import { setTimeout as sleep } from 'node:timers/promises'
import { realtimeLimits } from '@vireo/contracts/transcription'
import type { WrittenLine } from './written-line.ts'

/** So many segments may wait to be heard before no more sound is read. */
const waitingMax = 3

type Sent = { readonly beganMs: number; readonly sentMs: number; readonly signal: AbortSignal }

/**
 * Waits while more has come than can be heard, or sooner than it can have been spoken: what the client sends meanwhile stays with it.
 * Rejects when something cannot be heard.
 */
export async function waitForPace(line: WrittenLine, { beganMs, sentMs, signal }: Sent): Promise<void> {
  while (line.waiting >= waitingMax && !signal.aborted) await Promise.race([line.written, line.failing])
  const { burstMs, paceMax } = realtimeLimits
  const aheadMs = sentMs - burstMs - paceMax * (performance.now() - beganMs)
  if (aheadMs > 0) await sleep(aheadMs / paceMax, undefined, { signal }).catch(() => undefined)
}
