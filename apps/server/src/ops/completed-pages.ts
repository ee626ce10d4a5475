import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'

/** What the build leaves open for the address of the instance. */
const originPlaceholder = 'https://origin.invalid'

/**
 * Creates what completes pages that the build wrote with the instance's own address: one after the other, and others
 * between them, as each costs a millisecond or two.
 */
export function createPageCompleter(publicUrl: URL): (file: string) => Promise<Buffer> {
  let before: Promise<unknown> = Promise.resolve()
  return (file) => {
    const completed = before.then(async () => {
      const html = await readFile(file, 'utf8')
      await turn()
      return Buffer.from(html.replaceAll(originPlaceholder, publicUrl.origin))
    })
    before = completed.catch(() => undefined)
    return completed
  }
}
