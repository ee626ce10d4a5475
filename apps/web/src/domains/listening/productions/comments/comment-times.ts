import type { TaskComment } from '@vireo/contracts/productions'

/** Answers how many comments begin from one time on and before another. */
export type CommentTimes = (fromS: number, toS: number) => number

/** Sorts the times of comments once, so that however many rows there are, each finds its own quickly. Pure. */
export function commentTimesOf(comments: readonly Pick<TaskComment, 'at_s'>[]): CommentTimes {
  const times = Float64Array.from(comments, ({ at_s: at }) => at).toSorted()
  return (fromS, toS) => before(times, toS) - before(times, fromS)
}

/** Counts the times before one. */
function before(times: Float64Array, seconds: number): number {
  let [from, to] = [0, times.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((times[middle] ?? 0) < seconds) from = middle + 1
    else to = middle
  }
  return from
}
