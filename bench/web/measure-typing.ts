import type { BrowserContext, Locator, Page } from '@playwright/test'
import { percentile } from '../statistics.ts'
import { throttle } from './visit-page.ts'

const letters = 'The quick voice reads what I type. '.repeat(4)
/** What the browser does not tell of is faster than this. */
const notToldMs = 16

/** Types into the composer on a slow machine: milliseconds from a key to what it paints, at the 95th percentile. */
export async function measureTyping(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(address)
  const typed = await typeInto(page, page.getByRole('main').getByRole('textbox').first())
  await page.close()
  return typed
}

/** Types into a field on a slow machine; answers the same. */
export async function typeInto(page: Page, field: Locator): Promise<number> {
  await throttle(await page.context().newCDPSession(page))
  return percentile(await lettersInto(page, field), 0.95)
}

/** Types into a field; answers how long each letter took to be painted. */
export async function lettersInto(page: Page, field: Locator): Promise<number[]> {
  await field.click()
  await page.evaluate('globalThis.__seen.events = []')
  await field.pressSequentially(letters, { delay: 60 })
  await page.waitForTimeout(500)
  const events = (await page.evaluate('globalThis.__seen.events')) as { name: string; duration: number }[]
  const slow = events.filter(({ name }) => name === 'keydown').map(({ duration }) => duration)
  const fast = Array.from({ length: Math.max(0, letters.length - slow.length) }, () => notToldMs)
  return [...slow, ...fast]
}
