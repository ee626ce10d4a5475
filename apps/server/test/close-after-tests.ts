import { afterAll } from 'vitest'

const open: (() => Promise<void>)[] = []

// Registered while the test file is read: a hook that is registered by another hook never runs.
afterAll(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/** Closes something after the last test of the file, wherever it was opened: at the top, in a hook or in a test. */
export function closeAfterTests(close: () => Promise<void>): void {
  open.push(close)
}
