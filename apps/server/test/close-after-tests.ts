const open: (() => Promise<void>)[] = []

/** Closes something after the last test of the file, wherever it was opened: at the top, in a hook or in a test. */
export function closeAfterTests(close: () => Promise<void>): void {
  open.push(close)
}

/** Closes what a test file opened, in reverse order; `set-up-file.ts` calls it after each file. */
export async function closeOpened(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close()
}
