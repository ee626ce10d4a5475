import type { Clock } from '../kernel/clock.ts'

/** How long an answer is everybody's. */
const answerMs = 1000

/**
 * Creates a check whose result is shared by all who ask while it runs and for a second after its start, so that any
 * number of them ask once.
 */
export function createSharedCheck(check: () => Promise<void>, clock: Clock): () => Promise<void> {
  let answer: Promise<void> | undefined
  let isUnderWay = false
  let askedAtMs = 0
  return () => {
    const ageMs = clock.now().getTime() - askedAtMs
    // A clock that was set back must not keep an answer.
    const isFresh = isUnderWay || (ageMs >= 0 && ageMs < answerMs)
    if (answer && isFresh) return answer
    askedAtMs = clock.now().getTime()
    isUnderWay = true
    answer = check().finally(() => (isUnderWay = false))
    return answer
  }
}
