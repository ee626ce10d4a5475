import type { LauncherLog } from './files/launcher-log.ts'

const intervalMs = 3000

/**
 * Looks after the owner's server: brings it back when it died without being asked to (out of memory, a
 * kill), and does the housekeeping. Does not keep the process running. `end` waits for a repair under way.
 */
export function watchServer(
  tasks: { isAlive(): Promise<boolean>; revive(): Promise<void>; keepHouse(): Promise<void> },
  log: LauncherLog,
): { end(): Promise<void> } {
  let underWay = Promise.resolve()
  let busy = false
  const look = async (): Promise<void> => {
    await tasks.keepHouse()
    if (await tasks.isAlive()) return
    log.warn('The database server died; starting it again.')
    await tasks.revive()
  }
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    underWay = look()
      .catch((error: unknown) => log.warn(`The database could not be looked after: ${String(error)}`))
      .finally(() => {
        busy = false
      })
  }, intervalMs)
  timer.unref()
  return {
    end: () => {
      clearInterval(timer)
      return underWay
    },
  }
}
