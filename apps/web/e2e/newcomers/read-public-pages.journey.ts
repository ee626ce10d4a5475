import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { longestScriptMs } from '../longest-task.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../person.ts'

/** One of each kind, in scripts that are read either way. */
const kinds = [
  '/languages',
  '/languages/german',
  '/languages/arabic',
  '/languages/tamil',
  '/languages/irish-accent',
  '/about',
  '/affiliates',
  '/enterprise',
  '/use-cases',
  '/use-cases/audiobooks',
  '/voice-library',
]
const firstScriptBytesMax = 60_000

/** Lists every public page, in English, but those of the documentation, which is read elsewhere. */
async function publicPages(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/gu)]
    .map(([, address = '']) => address || '/')
    .filter((address) => !/^\/docs|[?]lang=/u.test(address))
}

test('every public page answers, and leads nowhere in vain', async ({ request }) => {
  const pages = await publicPages(request)
  const languages = pages.filter((address) => /^\/languages\/[a-z-]+$/u.test(address))
  expect([languages.length, languages.filter((address) => address.endsWith('-accent')).length]).toEqual([53, 21])
  const seen = new Map<string, number>()
  for (const address of pages) {
    const html = await read(request, address)
    expect(html, address).toMatch(/<link rel="canonical" href="http/u)
    expect(html, address).toMatch(/hrefLang="de"/iu)
    expect(html, address).not.toMatch(/\{\{[a-z]+\}\}/u)
    for (const [, link = ''] of html.matchAll(/ href="(\/[^"#?]*)/gu))
      if (!seen.has(link)) seen.set(link, (await request.get(link)).status())
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect(seen.size).toBeGreaterThan(60)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page reads whole, and what needs one is not there', async ({ page, request }) => {
    for (const address of await publicPages(request)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByRole('contentinfo').locator('a[href="/about"]'), address).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await page.goto('/languages/german?lang=de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deutsch: Text wird Sprache')
    await expect(page.locator('audio')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generieren' })).toBeHidden()
  })
})

test('nothing on any public page keeps somebody out, and no script of one fails', async ({ page, request }) => {
  const more = [
    '/voice-library?search=scottish',
    '/voice-library?page=2',
    '/?from=whoever',
    '/languages/german?lang=de',
  ]
  for (const address of [...(await publicPages(request)), ...more]) {
    await page.goto(address)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test('public pages stand in every width and either theme, shift nothing and load little', async ({ browser, page }) => {
  for (const address of kinds) {
    const bytes = await scriptBytesOf(page, address)
    expect(bytes, address).toBeGreaterThan(0)
    expect(bytes, address).toBeLessThanOrEqual(firstScriptBytesMax)
    expect(await shiftOf(page), address).toBe(0)
    await expectAccessible(page)
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    // Kept, before another page asks.
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  }
  const visit = () => longestScriptMs(browser, page, '/languages/german')
  // What else a machine does only lengthens a visit, so the shorter of two counts.
  expect(Math.min(await visit(), await visit())).toBeLessThanOrEqual(20)
})

test('a stranger hears a language, then words of their own three times a day', async ({ page }) => {
  await page.goto('/languages/new-york-accent')
  const player = page.locator('audio')
  const sourceOf = () => player.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentSrc : ''))
  await page.getByRole('button', { name: /^Play /u }).click()
  await expect(page.getByRole('button', { name: /^Pause /u })).toBeVisible()
  await expect.poll(sourceOf).toContain('/languages/new-york-accent/recording')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:\d\d \/ 0:\d\d$/u)
  await page.getByRole('slider').press('End')
  await expect(page.getByRole('button', { name: /^Play /u })).toBeVisible()
  const status = page.getByRole('status')
  await page.getByLabel('Your text').fill(' ')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(status).toHaveText('Write something first.')
  await page.getByLabel('Voice', { exact: true }).selectOption({ index: 1 })
  const heard = new Set<string>()
  for (const words of ['One for the road.', 'Two for the show.', 'Three to get ready.']) {
    await page.getByLabel('Your text').fill(words)
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(status).toHaveText('Ready.')
    await expect.poll(sourceOf).toMatch(/^blob:/u)
    heard.add(await sourceOf())
  }
  expect(heard.size).toBe(3)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(status).toHaveText('You have heard three recordings today. Sign up for free to hear more.')
  await page.getByRole('link', { name: 'Sign up for free' }).click()
  await expect(page).toHaveURL(/\/app\/sign-up/u)
})

async function read(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}

/** Opens a page and counts the scripts that it loads, compressed. */
async function scriptBytesOf(page: Page, address: string): Promise<number> {
  const scripts: Promise<Buffer>[] = []
  const note = (answer: Awaited<ReturnType<Page['waitForResponse']>>) => {
    // Asked for once more: what the browser still had is only said to be as it was.
    if (answer.request().resourceType() === 'script')
      scripts.push(page.request.get(answer.url()).then((whole) => whole.body()))
  }
  page.on('response', note)
  await page.goto(address, { waitUntil: 'networkidle' })
  page.off('response', note)
  const bodies = await Promise.all(scripts)
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

/** Answers how far what stood on the page moved while it loaded, what browsers draw within a player left out. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: unknown = Reflect.get(entry, 'sources')
            const isOfPage = Array.isArray(sources) && sources.some((source: { node?: Node | null }) => source.node)
            if (isOfPage) sum += Number(Reflect.get(entry, 'value') ?? 0)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}
