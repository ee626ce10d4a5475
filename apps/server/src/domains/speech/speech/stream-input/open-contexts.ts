import { AppError } from '#kernel/errors.ts'
import type { SocketContext } from './socket-context.ts'
import { createFailing } from './failing.ts'

/** How many recordings may be in the making on one socket; other products allow five. */
export const contextsMax = 20

/** The recordings in the making on one socket. */
export type OpenContexts<In> = {
  /** Returns the context with this id, made by `open` where there is none; undefined without `open`. */
  reach(id: string, open: (() => Promise<SocketContext<In>>) | undefined): Promise<SocketContext<In> | undefined>
  /** Ends a context; its last audio follows by itself, and its id is free for another. */
  close(id: string, rest: 'spoken' | 'dropped'): void
  closeAll(): void
  /** Ends contexts that received nothing since an instant of the monotonic clock, in milliseconds. */
  closeSilentSince(ms: number): void
  /** When the context that has been silent longest last received something; undefined without any. */
  readonly silentSinceMs: number | undefined
  readonly isIdle: boolean
  /** Rejects with the first failure of any context. */
  readonly trouble: Promise<never>
  /** Resolves once everything that was closed is sent and safe. */
  closed(): Promise<void>
  /** Sends what was accepted, after a failure. */
  windUp(): Promise<void>
  /** Stops all contexts, because the client left. */
  stop(): Promise<void>
}

/** Creates the set of a socket's contexts: those that are open, and those that are still being spoken. */
export function createOpenContexts<In>(): OpenContexts<In> {
  const open = new Map<string, { readonly context: SocketContext<In>; heardAtMs: number }>()
  const closing = new Map<SocketContext<In>, Promise<void>>()
  const trouble = createFailing()
  const everybody = () => [...[...open.values()].map(({ context }) => context), ...closing.keys()]
  const settled = async (work: (context: SocketContext<In>) => Promise<void>) => {
    await Promise.allSettled([...everybody().map(work), ...closing.values()])
  }
  const close = (id: string, rest: 'spoken' | 'dropped') => {
    const closed = open.get(id)?.context
    if (!closed) return
    open.delete(id)
    const work = finishOrWindUp(closed, rest).finally(() => closing.delete(closed))
    closing.set(closed, work)
    work.catch(trouble.report)
  }
  return {
    async reach(id, make) {
      const known = open.get(id)
      if (known) {
        known.heardAtMs = performance.now()
        return known.context
      }
      if (!make) return undefined
      // What is still being spoken after it was closed counts as well, or there would be no end of it.
      if (open.size >= contextsMax || open.size + closing.size >= 2 * contextsMax)
        throw new AppError('too_many_contexts', {
          message: `One socket takes up to ${contextsMax} contexts at a time.`,
        })
      const context = await make()
      open.set(id, { context, heardAtMs: performance.now() })
      context.failing.catch(trouble.report)
      return context
    },
    close,
    closeAll: () => [...open.keys()].forEach((id) => close(id, 'spoken')),
    closeSilentSince: (ms) => open.forEach((one, id) => one.heardAtMs <= ms && close(id, 'spoken')),
    get silentSinceMs() {
      return open.size === 0 ? undefined : Math.min(...[...open.values()].map((one) => one.heardAtMs))
    },
    get isIdle() {
      return open.size === 0 && closing.size === 0
    },
    trouble: trouble.promise,
    closed: () => Promise.race([Promise.all(closing.values()).then(() => undefined), trouble.promise]),
    windUp: () => settled((context) => context.windUp()),
    stop: () => settled((context) => context.stop()),
  }
}

async function finishOrWindUp<In>(context: SocketContext<In>, rest: 'spoken' | 'dropped'): Promise<void> {
  try {
    await context.finish(rest)
  } catch (error) {
    await context.windUp().catch(() => undefined)
    throw error
  }
}
