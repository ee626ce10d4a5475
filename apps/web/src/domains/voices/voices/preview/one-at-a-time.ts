/** Makes a queue that does one thing after the other; what was called off before its turn is left out. */
export function oneAtATime(): <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work, signal) => {
    const turn = last.then(() => {
      signal.throwIfAborted()
      return work()
    })
    last = turn.catch(() => undefined)
    return turn
  }
}
