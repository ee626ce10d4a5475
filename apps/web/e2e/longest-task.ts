import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
    }),
  ),
})
const scripts: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'FunctionCall',
  'v8.evaluateModule',
  'FireAnimationFrame',
  'TimerFire',
])

/** Opens an address and tells the longest time on the processor, in milliseconds, that its scripts took without a pause. */
export async function longestScriptMs(browser: Browser, page: Page, address: string): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
  await page.goto(address, { waitUntil: 'networkidle' })
  const trace = await browser.stopTracing()
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')))
  const ran = traceEvents.filter(({ name, ph }) => ph === 'X' && scripts.has(name))
  if (ran.length === 0) throw new Error(`No script of ${address} was seen to run.`)
  return Math.max(...ran.map(({ tdur = 0 }) => tdur / 1000))
}
