import { type BrowserContext, type CDPSession, chromium } from '@playwright/test'
import { findBrowser } from '../../tools/test/find-browser.ts'
import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { median, percentile, rounded } from '../statistics.ts'
import { lettersInto } from './measure-typing.ts'
import { manySegments, openWorkbench } from './measure-workbench.ts'
import { signUpInBrowser } from './sign-up-in-browser.ts'
import { openObserved, throttle } from './visit-page.ts'

const fewSegments = 100
const turns = 3
const typingMaxMs = 50

/**
 * Measures how long letters take that are typed into a segment of the workbench, which is checked and kept meanwhile: one in the middle
 * of 5,000, in turns with one of a hundred, on this machine and on one that is four times as slow.
 */
export async function measureWorkbenchTyping(server: ServerUnderTest): Promise<Section | undefined> {
  const executablePath = findBrowser(process.env)
  if (executablePath === undefined) {
    console.log('workbench: not measured, as there is no Chromium. VIREO_TEST_BROWSER names one.')
    return undefined
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await openObserved(browser)
    await signUpInBrowser(context, server.url, 'workbench')
    return {
      title: `Typing in the workbench, ${manySegments.toLocaleString('en')} segments of three hours`,
      rows: [
        ...(await compare(context, server.url, { what: 'a letter typed, p95', isSlow: false })),
        ...(await compare(context, server.url, { what: 'the same, processor ÷ 4', isSlow: true })),
      ],
    }
  } finally {
    await browser.close()
  }
}

type Case = { readonly what: string; readonly isSlow: boolean }
/** How long letters took to be painted, and what the page computed for each, in milliseconds. */
type Typed = { readonly painted: readonly number[]; readonly computedMs: number }

async function compare(context: BrowserContext, url: string, { what, isSlow }: Case): Promise<Row[]> {
  const [many, few]: [Typed[], Typed[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    many.push(await typed(context, url, manySegments, isSlow))
    few.push(await typed(context, url, fewSegments, isSlow))
  }
  const [one, other] = [many, few].map((all) =>
    percentile(
      all.flatMap(({ painted }) => painted),
      0.95,
    ),
  )
  const [computed, beside] = [many, few].map((all) => median(all.map(({ computedMs }) => computedMs)))
  return [
    { ...rowOf(what, [one, other], 0), limit: `≤ ${typingMaxMs} ms`, holds: (one ?? Number.NaN) <= typingMaxMs },
    ...(isSlow ? [] : [rowOf('what the page computes for one', [computed, beside], 1)]),
  ]
}

function rowOf(what: string, [one = Number.NaN, other = Number.NaN]: readonly (number | undefined)[], digits: number) {
  return {
    what,
    measured: rounded(one, digits),
    unit: 'ms',
    baseline: rounded(other, digits),
    baselineName: `in ${fewSegments}`,
    relation: rounded(one / other, 2),
  }
}

async function typed(context: BrowserContext, url: string, count: number, isSlow: boolean): Promise<Typed> {
  const { page, field } = await openWorkbench(context, url, count)
  const session = await context.newCDPSession(page)
  if (isSlow) await throttle(session)
  // Time of the processor is the same however many others want it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await processorMs(session)
  const painted = await lettersInto(page, field)
  const after = await processorMs(session)
  await page.close()
  return { painted, computedMs: (after - before) / painted.length }
}

async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
