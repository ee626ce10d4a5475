import type { Seconds, Token } from './token.ts'

/** A token that has times, where the recogniser gave none those of its neighbours. */
export type TimedToken = Token & { readonly start: Seconds; readonly end: Seconds }

/** Gives every token times that never run backwards: what has none lies where the token before it ends. */
export function withTimes(tokens: readonly Token[]): TimedToken[] {
  let reached: Seconds = 0
  return tokens.map((token) => {
    const start = Math.max(reached, token.start ?? reached)
    const end = Math.max(start, token.end ?? start)
    reached = end
    return { ...token, start, end }
  })
}

/** Writes a time as `01:02:03` with milliseconds behind `point`, or without them. */
export function formatTime(seconds: Seconds, point?: ',' | '.'): string {
  // Rounded first: 59.9996 is a minute, not sixty seconds.
  const all = point === undefined ? Math.floor(seconds) * 1000 : Math.round(seconds * 1000)
  const [hours, minutes, rest] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, all % 60_000]
  const whole = [hours, minutes, Math.floor(rest / 1000)].map((part) => String(part).padStart(2, '0')).join(':')
  return point === undefined ? whole : `${whole}${point}${String(rest % 1000).padStart(3, '0')}`
}
