import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/** A tenth of the weight of what somebody waits for, by the scheduler's table (sched(7)): late, never starved. */
const niceness = 10

/**
 * Lets this thread compute where nothing live wants the processor: requests, speech and the database go before it. Linux
 * gives threads a priority each (setpriority(2), notes); elsewhere it would be the whole process, and nothing is done.
 */
export function yieldToLiveWork(): void {
  if (process.platform !== 'linux' || isMainThread) return
  try {
    setPriority(0, niceness)
  } catch {
    // A sandbox that forbids it leaves all threads alike.
  }
}
