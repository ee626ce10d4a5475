/** What comes next on a socket: a message, the client's leaving, or nothing for too long. */
export type Arrival<M> =
  | { readonly kind: 'message'; readonly message: M }
  | { readonly kind: 'gone' }
  | { readonly kind: 'silence' }

/**
 * Reads a socket one message at a time. A message that arrives while nobody waits, or just after the wait was
 * given up, is the next one to be read: nothing is lost.
 */
export type MessageReader<M> = {
  /** Waits for what comes next. Rejects when `failing` does, or for a message that breaks the contract. */
  next(timeoutMs: number, failing?: Promise<unknown>): Promise<Arrival<M>>
}

/** Creates a reader that takes messages from a socket one by one, waiting only so long for each. */
export function createMessageReader<M>(source: AsyncIterable<M>): MessageReader<M> {
  const messages = source[Symbol.asyncIterator]()
  let asked: Promise<IteratorResult<M>> | undefined
  const failures = createFailures()
  return {
    async next(timeoutMs, failing) {
      asked ??= messages.next()
      const pending = asked
      const arrival = pending.then((result): Arrival<M> =>
        result.done ? { kind: 'gone' } : { kind: 'message', message: result.value },
      )
      // Whoever reads next learns of a failure that comes when nobody waits any more.
      arrival.catch(() => undefined)
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<Arrival<M>>((resolve, reject) => {
        timer = setTimeout(() => resolve({ kind: 'silence' }), timeoutMs)
        failures.hear(failing, reject)
      })
      try {
        const first = await Promise.race([arrival, silence])
        if (first.kind !== 'silence') asked = undefined
        return first
      } finally {
        clearTimeout(timer)
        failures.forget()
      }
    },
  }
}

type Failures = {
  /** Tells of the failure, now or when it comes, until it is forgotten. */
  hear(failing: Promise<unknown> | undefined, tell: (error: unknown) => void): void
  forget(): void
}

/**
 * Waits for a failure once and not with every message: a promise that never settles keeps whoever waits for it, which
 * was three hundred bytes for a message of two letters.
 */
function createFailures(): Failures {
  let heard: Promise<unknown> | undefined
  let failure: { readonly error: unknown } | undefined
  let tell: ((error: unknown) => void) | undefined
  return {
    hear(failing, next) {
      tell = next
      if (failing !== heard) {
        heard = failing
        failure = undefined
        failing?.catch((error: unknown) => {
          if (failing !== heard) return
          failure = { error }
          tell?.(error)
        })
      }
      if (failure) next(failure.error)
    },
    forget: () => (tell = undefined),
  }
}
