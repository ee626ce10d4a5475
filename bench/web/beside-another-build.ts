import type { Browser, BrowserContext } from '@playwright/test'
import { startBuiltServer } from '../../tools/run/built-server.ts'
import type { Row, Section } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import { signUpInBrowser } from './sign-up-in-browser.ts'
import { openObserved, type Visit, visitPage } from './visit-page.ts'

const rounds = 5
const compared = {
  LCP: { of: ({ lcpMs }: Visit) => lcpMs, unit: 'ms' },
  blocked: { of: ({ blockedMs }: Visit) => blockedMs, unit: 'ms' },
  JavaScript: { of: ({ scriptBytes }: Visit) => scriptBytes / 1000, unit: 'kB' },
} as const

/**
 * Visits pages of this build and of another in turns, so that what the machine does meanwhile meets both: medians of
 * five visits each, and the median of their five ratios.
 *
 * @param folder Another checkout, built.
 */
export async function measureBesideAnotherBuild(
  browser: Browser,
  url: string,
  folder: string,
  pages: readonly string[],
): Promise<Section> {
  const other = await startBuiltServer(folder, { VIREO_DEFAULT_TIER: 'enterprise' })
  try {
    const sides: readonly [BrowserContext, string][] = [
      [await signedUp(browser, url, 'beside'), url],
      [await signedUp(browser, other.url, 'beside'), other.url],
    ]
    const rows: Row[] = []
    for (const page of pages) {
      console.log(`Visiting ${page} of both builds …`)
      const here: Visit[] = []
      const there: Visit[] = []
      for (let round = 0; round < rounds; round++) {
        const visits: Visit[] = []
        for (const [context, address] of sides) visits.push(await visitPage(context, address + page))
        const [one, another] = visits
        if (one) here.push(one)
        if (another) there.push(another)
      }
      rows.push(...rowsOf(page, here, there))
    }
    return { title: 'Web pages beside another build, in turns, medians of five', rows }
  } finally {
    await other.stop()
  }
}

async function signedUp(browser: Browser, url: string, who: string): Promise<BrowserContext> {
  const context = await openObserved(browser)
  await signUpInBrowser(context, url, who)
  return context
}

function rowsOf(page: string, here: readonly Visit[], there: readonly Visit[]): Row[] {
  return Object.entries(compared).map(([what, { of, unit }]) => {
    const relation = median(here.map((visit, at) => of(visit) / of(there[at] ?? visit)))
    return {
      what: `${page} ${what}`,
      measured: rounded(median(here.map(of))),
      unit,
      baseline: rounded(median(there.map(of))),
      baselineName: 'the other',
      // What took no time has no relation.
      ...(Number.isFinite(relation) && { relation: rounded(relation, 2) }),
    }
  })
}
