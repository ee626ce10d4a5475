import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { z } from 'zod'
import { findBrowser } from '../../tools/test/find-browser.ts'
import type { Row, Section } from '../report.ts'
import { root, type ServerUnderTest } from '../server-under-test.ts'
import { median, rounded } from '../statistics.ts'
import { measureBesideAnotherBuild } from './beside-another-build.ts'
import { writeFigures } from './figures-page.ts'
import { measureTyping } from './measure-typing.ts'
import { measureWorkbench } from './measure-workbench.ts'
import { signUpInBrowser } from './sign-up-in-browser.ts'
import { openObserved, type Visit, visitPage } from './visit-page.ts'

/** How often a page is visited whose times have limits; the others are visited once. */
const rounds = 5

type Limits = {
  readonly lcpMs: number
  readonly blockedMs: number
  readonly scriptKb: number
  readonly scriptFiles?: number
}

/** What the pages that people meet first may cost. Nothing may move on any page. */
export const limitsOf: Readonly<Record<string, Limits>> = {
  '/': { lcpMs: 1200, blockedMs: 100, scriptKb: 60 },
  '/pricing': { lcpMs: 1200, blockedMs: 100, scriptKb: 60 },
  '/docs': { lcpMs: 1200, blockedMs: 100, scriptKb: 60 },
  '/languages/german': { lcpMs: 1200, blockedMs: 100, scriptKb: 60 },
  '/voice-library': { lcpMs: 1200, blockedMs: 100, scriptKb: 60 },
  '/app/home': { lcpMs: 1800, blockedMs: 100, scriptKb: 240, scriptFiles: 15 },
}
export const shiftMax = 0.005
export const typingMaxMs = 30
/** In a segment of thousands, which are checked and kept meanwhile. */
export const workbenchTypingMaxMs = 50

/** Only these, by their addresses with commas between; the page about the interface is written when all are measured. */
const wanted = process.env['BENCH_PAGES']?.split(',')

/** Another checkout that is built: pages are visited in turns with those of its build, and nothing else is measured. */
const beside = process.env['BENCH_BESIDE']

const publicPages = [
  '/',
  '/pricing',
  '/pricing/api',
  '/languages/german',
  '/voice-library',
  '/about',
  '/docs',
  '/docs/speech',
  '/app/sign-in',
  '/app/sign-up',
]

/**
 * Measures first visits to pages in a real browser, on a slow machine and line: LCP, how long the page was blocked,
 * what moved, and what travelled; and how long a letter takes that is typed.
 */
export async function measureWebPages(server: ServerUnderTest): Promise<Section | undefined> {
  const executablePath = findBrowser(process.env)
  if (executablePath === undefined) {
    console.log('web: not measured, as there is no Chromium. VIREO_TEST_BROWSER names one.')
    return undefined
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    if (beside !== undefined)
      return await measureBesideAnotherBuild(browser, server.url, beside, wanted ?? Object.keys(limitsOf))
    const stranger = await openObserved(browser)
    const visits = await visitAll(stranger, server.url, publicPages.filter(isWanted))
    const member = await openObserved(browser)
    await signUpInBrowser(member, server.url)
    visits.push(...(await visitAll(member, server.url, appPages().filter(isWanted))))
    const typingMs = await measureTyping(member, `${server.url}/app/speech-synthesis/text-to-speech`)
    const workbenchMs = await measureWorkbench(member, server.url)
    const results = path.join(root, 'dist/bench')
    mkdirSync(results, { recursive: true })
    writeFileSync(
      path.join(results, 'web-pages.json'),
      `${JSON.stringify({ visits, typingMs, workbenchMs }, undefined, 2)}\n`,
    )
    if (wanted === undefined) writeFigures(visits, typingMs)
    return sectionOf(visits, { typingMs, workbenchMs })
  } finally {
    await browser.close()
  }
}

function isWanted(page: string): boolean {
  return wanted?.includes(page) ?? true
}

/** Lists the screens of the app that need no thing of their own, as the build does. */
function appPages(): readonly string[] {
  const listed = z.array(z.string()).parse(JSON.parse(readFileSync(path.join(root, 'dist/web/addresses.json'), 'utf8')))
  return [...new Set(listed)].filter(
    (address) => address.startsWith('/app/') && !/[:]|sign-|\/sso|\/action/u.test(address),
  )
}

async function visitAll(context: BrowserContext, url: string, pages: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const page of pages) {
    console.log(`Visiting ${page} …`)
    const times = page in limitsOf ? rounds : 1
    const each: Visit[] = []
    for (let round = 0; round < times; round++) each.push(await visitPage(context, url + page))
    const [first] = each
    // An address that leads to another screen is measured there.
    if (first?.path !== page) continue
    visits.push({
      ...first,
      lcpMs: median(each.map(({ lcpMs }) => lcpMs)),
      blockedMs: median(each.map(({ blockedMs }) => blockedMs)),
      shift: Math.max(...each.map(({ shift }) => shift)),
      moved: each.flatMap(({ moved }) => moved),
    })
  }
  return visits
}

type Typed = { readonly typingMs: number; readonly workbenchMs: number }

function sectionOf(visits: readonly Visit[], { typingMs, workbenchMs }: Typed): Section {
  return {
    title: 'Web pages, first visit (processor ÷ 4, 10 Mbit/s, 40 ms)',
    rows: [
      ...visits.flatMap(rowsOf),
      row('a letter typed, 95th percentile', typingMs, 'ms', typingMaxMs),
      row('the same in a segment of 5,000, 3 hours', workbenchMs, 'ms', workbenchTypingMaxMs),
    ],
    notes: visits.flatMap(({ path: page, moved }) => moved.map((what) => `${page} moved ${what}`)),
  }
}

function rowsOf({ path: page, lcpMs, blockedMs, shift, scriptBytes, scriptFiles }: Visit): readonly Row[] {
  const limits = limitsOf[page]
  const kilobytes = rounded(scriptBytes / 1000)
  return [
    row(`${page} LCP`, lcpMs, 'ms', limits?.lcpMs),
    row(`${page} blocked`, blockedMs, 'ms', limits?.blockedMs),
    row(`${page} layout shift`, rounded(shift, 4), '', shiftMax),
    row(`${page} JavaScript`, kilobytes, 'kB', limits?.scriptKb),
    row(`${page} files of JavaScript`, scriptFiles, '', limits?.scriptFiles),
  ]
}

function row(what: string, measured: number, unit: string, limit: number | undefined): Row {
  return {
    what,
    measured,
    unit,
    ...(limit !== undefined && { limit: `≤ ${limit} ${unit}`.trim(), holds: measured <= limit }),
  }
}
