import type { BrowserContext } from '@playwright/test'
import { percentile } from '../statistics.ts'
import { throttle } from './visit-page.ts'

const letters = 'The quick voice reads what I type. '.repeat(4)
/** What the browser does not tell of is faster than this. */
const notToldMs = 16

/** Types into the composer on a slow machine: milliseconds from a key to what it paints, at the 95th percentile. */
export async function measureTyping(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(address)
  await throttle(await context.newCDPSession(page))
  const editor = page.getByRole('main').getByRole('textbox').first()
  await editor.click()
  await page.evaluate('globalThis.__seen.events = []')
  await editor.pressSequentially(letters, { delay: 60 })
  await page.waitForTimeout(500)
  const events = (await page.evaluate('globalThis.__seen.events')) as { name: string; duration: number }[]
  await page.close()
  const slow = events.filter(({ name }) => name === 'keydown').map(({ duration }) => duration)
  const fast = Array.from({ length: Math.max(0, letters.length - slow.length) }, () => notToldMs)
  return percentile([...slow, ...fast], 0.95)
}
