export type SaveState =
  | { readonly kind: 'saved' }
  /** Something is to be sent, or on its way. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }

export type Saver<Change> = {
  /** Takes a change; what is changed again before it was sent is sent once. */
  readonly add: (change: Change) => void
  /** Sends at once what waits, and answers when everything is kept. Throws what keeps it from being. */
  readonly flush: () => Promise<void>
  readonly state: () => SaveState
  readonly subscribe: (listener: () => void) => () => void
}

type Options<Change> = {
  readonly send: (change: Change) => Promise<unknown>
  readonly merge: (earlier: Change, later: Change) => Change
  /** How long nobody changes anything before it is sent, in milliseconds. */
  readonly restMs: number
}

const saved: SaveState = { kind: 'saved' }

/** Makes what keeps a draft: changes are sent once typing rests, one after the other, and what failed goes with the next. */
export function createSaver<Change>({ send, merge, restMs }: Options<Change>): Saver<Change> {
  const listeners = new Set<() => void>()
  let state = saved
  let waiting: { readonly change: Change } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  const tell = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const work = async () => {
    for (let next = waiting; next; next = waiting) {
      waiting = undefined
      try {
        await send(next.change)
      } catch (error) {
        // What was changed meanwhile is newer than what failed.
        const newer = waitingNow()
        waiting = newer ? { change: merge(next.change, newer.change) } : next
        tell({ kind: 'failed', error })
        throw error
      }
    }
    tell(saved)
  }
  const waitingNow = () => waiting
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    if (running) return running
    if (!waiting) return Promise.resolve()
    tell({ kind: 'saving' })
    running = work().finally(() => (running = undefined))
    return running
  }
  return {
    add: (change) => {
      waiting = { change: waiting ? merge(waiting.change, change) : change }
      if (state.kind !== 'saving') tell({ kind: 'saving' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush().catch(ignore), restMs)
    },
    flush,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function ignore(): void {
  // The state says it.
}
