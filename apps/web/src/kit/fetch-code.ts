import { logQuietly } from './log.ts'

/** How long to wait before code that did not arrive is asked for again, in milliseconds. */
export const codeRetriesMs = [500, 2000] as const

/** Fetches code that a screen needs later. What does not arrive is logged and asked for again; rejects in the end. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  for (const waitMs of codeRetriesMs) {
    try {
      return await load()
    } catch (error) {
      logQuietly('Code of this page did not arrive; it is asked for again.', error)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return load()
}

/** A page that begins with the same code as this one; the landing page is of its own. */
const pageOfApp = '/app/home'

/**
 * Tells whether the server has another version of the page than the one that runs here: then code of this one may be gone
 * for good. Where the server does not answer, nothing is known, and nothing is said.
 */
export async function isOutdated(): Promise<boolean> {
  const running = entryIn(document)
  try {
    const answer = await fetch(pageOfApp, { cache: 'no-store', headers: { accept: 'text/html' } })
    const served = entryIn(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    return answer.ok && running !== undefined && served !== undefined && served !== running
  } catch (error) {
    logQuietly('The server could not be asked for its version.', error)
    return false
  }
}

/** Tells whether anything answers at all, also that it failed: then the connection is not what is wrong. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(pageOfApp, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch (error) {
    logQuietly('Nothing answers.', error)
    return false
  }
}

/** Tells whether a page of this server can be had now. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    return (await fetch(pageOfApp, { cache: 'no-store', headers: { accept: 'text/html' } })).ok
  } catch (error) {
    logQuietly('The server does not answer.', error)
    return false
  }
}

/** Says where a page's code begins; its name changes with its content. */
function entryIn(page: Document): string | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
}
