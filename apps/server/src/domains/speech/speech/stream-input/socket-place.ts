import type { ConcurrencyPlace } from '#ports/concurrency-gate.ts'
import type { With } from '#ports/ports.ts'
import { enterConcurrency, type ModelGroup } from '#usage'

/** One recording's place among the concurrent generations: held while anything of it is spoken, counted once. */
export type SocketPlace = {
  /** Waits for the place unless it is held already; returns the function that lets go of it. */
  hold(): Promise<() => void>
}

/**
 * Creates a place among the concurrent generations that all holders on a socket share; the last to let go leaves it.
 */
export function createSocketPlace(ctx: With<'concurrency' | 'settings'>, group: ModelGroup): SocketPlace {
  let holders = 0
  let entering: Promise<ConcurrencyPlace> | undefined
  const letGo = () => {
    holders -= 1
    if (holders > 0) return
    const left = entering
    entering = undefined
    void left?.then((place) => place.leave()).catch(() => undefined)
  }
  return {
    async hold() {
      holders += 1
      entering ??= enterConcurrency(ctx, group)
      try {
        await entering
      } catch (error) {
        letGo()
        throw error
      }
      let held = true
      return () => {
        if (held) letGo()
        held = false
      }
    },
  }
}
