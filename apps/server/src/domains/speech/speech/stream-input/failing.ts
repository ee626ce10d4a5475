/** A failure that may come from outside of what is awaited. */
export type Failing = {
  /** Rejects with the first failure that is reported; waits for ever without one, and may be ignored. */
  readonly promise: Promise<never>
  report(error: unknown): void
}

/** Creates what work is raced against, so that it ends when something beside it fails. */
export function createFailing(): Failing {
  let report: (error: unknown) => void = () => undefined
  const promise = new Promise<never>((_, reject) => {
    report = reject
  })
  promise.catch(() => undefined)
  return { promise, report: (error) => report(error) }
}
