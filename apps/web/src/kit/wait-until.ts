/** How long is waited at most, and how often it is looked, in milliseconds. */
export const waitDefaults = { timeoutMs: 5000, pollMs: 100 } as const

/** What was waited for did not happen in time. */
export class WaitTimeoutError extends Error {
  override readonly name = 'WaitTimeoutError'
}

/**
 * Resolves with the first thing that `look` finds, looking at once and then every 100 ms.
 * Throws `WaitTimeoutError` after 5 seconds.
 */
export async function waitUntil<Found>(
  look: () => Found | null | undefined | false,
  { timeoutMs, pollMs }: { readonly timeoutMs: number; readonly pollMs: number } = waitDefaults,
): Promise<Found> {
  const endMs = performance.now() + timeoutMs
  return lookAgain()

  async function lookAgain(): Promise<Found> {
    const found = look()
    if (found !== null && found !== undefined && found !== false) return found
    if (performance.now() >= endMs) throw new WaitTimeoutError(`Nothing came within ${timeoutMs} ms.`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    return lookAgain()
  }
}
