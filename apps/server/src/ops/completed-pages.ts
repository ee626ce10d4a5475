import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'

/** What the build leaves open for the address of the instance. */
const originPlaceholder = 'https://origin.invalid'
/** The same for what else the instance has to say, at the foot of a page. */
const linksPlaceholder = '{{links}}'

/**
 * Creates what completes pages that the build wrote with the instance's own address: one after the other, and others
 * between them, as each costs a millisecond or two.
 */
export function createPageCompleter(publicUrl: URL): (file: string, links?: string) => Promise<Buffer> {
  let before: Promise<unknown> = Promise.resolve()
  return (file, links = '') => {
    const completed = before.then(async () => {
      const html = await readFile(file, 'utf8')
      await turn()
      return Buffer.from(html.replaceAll(originPlaceholder, publicUrl.origin).replaceAll(linksPlaceholder, () => links))
    })
    before = completed.catch(() => undefined)
    return completed
  }
}
