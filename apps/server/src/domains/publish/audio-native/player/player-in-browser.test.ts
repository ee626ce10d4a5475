import { chromium, type Browser } from '@playwright/test'
import { SpokenPages } from '@vireo/contracts/audio-native'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { doWork, givenDomain, givenProject } from '../audio-native.testing.ts'

const server = await startTestServer()
let browser: Browser
beforeAll(async () => {
  const executablePath = process.env['VIREO_TEST_BROWSER']
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--disable-features=LocalNetworkAccessChecks'],
  })
})
afterAll(() => browser.close())

test('on a page of another origin it plays by the keyboard, marks the words of the page, and counts what was heard once', async () => {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, 'blog.example.test')
  const text = 'Apples are red and round. They fall when nobody looks.'
  const made = await givenProject(server, person, { content: text, auto_convert: 'true', title: 'Of apples' })
  await doWork(server, person)
  const snippet = made.html_snippet.replaceAll(server.ports.settings.publicUrl.origin, server.url)
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  for (const host of ['blog.example.test', 'elsewhere.example.test'])
    await page.route(`http://${host}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Blog</title><nav>Apples</nav><p>Apples are <b>red</b> and round. They fall when nobody looks.</p>${snippet}`,
      }),
    )
  await page.goto('http://blog.example.test/apples')
  const frame = page.frameLocator('iframe')
  const play = frame.getByRole('button', { name: 'Play' })
  await play.focus()
  await play.press('Enter')
  await expect.poll(() => frame.getByRole('button', { name: 'Pause' }).count(), { timeout: 10_000 }).toBe(1)
  const marked = () => page.evaluate<string>(`[...(CSS.highlights.get('vireo-audio-native') ?? [])].map(String).join()`)
  const seen = new Set<string>()
  await expect
    .poll(
      async () => {
        seen.add(await marked())
        return ['red', 'round.', 'They', 'fall'].filter((word) => seen.has(word)).length
      },
      { timeout: 15_000, interval: 50 },
    )
    .toBeGreaterThan(1)
  expect([...seen].filter((word) => word !== '').every((word) => text.split(' ').includes(word))).toBe(true)
  // Nothing of it is cut off by the frame.
  expect(
    await frame.locator('main').evaluate((main: { scrollHeight: number; offsetHeight: number }) => main.offsetHeight),
  ).toBeLessThanOrEqual(96)
  const slider = frame.getByRole('slider', { name: 'Position' })
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0:0\d of 0:0\d$/u)
  const heard = async () =>
    (
      await server.database.pool.query<{ is_complete: boolean; sum: number }>(
        'select is_complete, quarter_1 + quarter_2 + quarter_3 + quarter_4 as sum from audio_native_listens where project_id = $1',
        [made.project_id],
      )
    ).rows
  await expect.poll(heard, { timeout: 15_000 }).toMatchObject([{ is_complete: true }])
  await page.reload()
  await play.click()
  await expect.poll(async () => (await heard()).length, { timeout: 15_000 }).toBe(2)
  expect(faults).toEqual([])

  await page.goto('http://elsewhere.example.test/stolen')
  await expect.poll(() => faults.some((fault) => fault.includes('frame-ancestors'))).toBe(true)
  expect(await play.count()).toBe(0)
})

test('the line of a smaller player is as high as that player, and none is cut off', async () => {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, 'blog.example.test')
  const looks = { title: 'Of apples', author: 'Ada', content: 'Apples are red.', auto_convert: 'true' }
  const lines = []
  for (const small of ['true', 'false', 'true']) lines.push(await givenProject(server, person, { ...looks, small }))
  await doWork(server, person)
  // Of the last one the page has a size of its own.
  const at = `/v1/audio-native/${lines[2]?.project_id}/pages`
  const { pages } = SpokenPages.parse(await (await server.fetch(at, { headers: person.headers })).json())
  await server.fetch(`${at}/${pages[0]?.page_id}`, {
    method: 'PATCH',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ small: false }),
  })
  const page = await browser.newPage({ viewport: { width: 700, height: 600 } })
  const body = lines
    .map((made) => made.html_snippet)
    .join('')
    .replaceAll(server.ports.settings.publicUrl.origin, server.url)
  await page.route('http://blog.example.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }),
  )
  await page.goto('http://blog.example.test/apples')
  for (const place of [0, 1, 2]) {
    const frame = page.locator('iframe').nth(place)
    const main = frame.contentFrame().locator('main')
    await main.waitFor()
    if (place === 2) await expect.poll(async () => (await frame.boundingBox())?.height).toBe(96)
    const [room, taken] = [(await frame.boundingBox())?.height ?? 0, (await main.boundingBox())?.height ?? 0]
    expect(taken).toBeLessThanOrEqual(room)
    expect(room - taken).toBeLessThanOrEqual(8)
  }
})

test('a player with nothing to play takes no room', async () => {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, 'blog.example.test')
  const made = await givenProject(server, person)
  const snippet = made.html_snippet.replaceAll(server.ports.settings.publicUrl.origin, server.url)
  const page = await browser.newPage()
  await page.route('http://blog.example.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><p>Words.</p>${snippet}` }),
  )
  await page.goto('http://blog.example.test/')
  await expect.poll(() => page.locator('iframe').isVisible()).toBe(false)
})
