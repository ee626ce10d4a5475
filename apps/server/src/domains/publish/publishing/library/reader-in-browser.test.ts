import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetPages } from '#sharing'
import { startTestServer } from '#test/test-server.ts'
import { givenSpoken, givenWork, release, soundAt } from '../publishing.testing.ts'

const server = await startTestServer()
let browser: Browser
let id: string
beforeAll(async () => {
  const executablePath = process.env['VIREO_TEST_BROWSER']
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  })
  const owner = await server.signUp({ tier: 'creator' })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [owner.userId])
  const sound = { sound: soundAt(-18, 3000), duration_ms: 3000 }
  const items = [
    await givenSpoken(server, owner, long, sound),
    await givenSpoken(server, owner, 'The second chapter. It is short.', sound),
  ]
  id = (await givenWork(server, owner, items)).work_id
  await release(server, owner, id)
})
afterAll(() => browser.close())

const long = 'Apples are red and round. They fall when nobody looks. Pears do not.'
/** What happens on a page, with the ways to its parts. */
function onPage(page: Page) {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  const sounds = page.locator('audio')
  const state = (at: number) =>
    sounds.nth(at).evaluate((one: { paused: boolean; currentTime: number; playbackRate: number }) => ({
      isPlaying: !one.paused,
      at: one.currentTime,
      rate: one.playbackRate,
    }))
  const play = (at: number) => sounds.nth(at).evaluate((one: { play(): Promise<void> }) => one.play())
  return { faults, state, play, lit: page.locator('.now') }
}

test('a listener sets speed and sleep, reads along, goes on to the next chapter, and comes back to where they were', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const { faults, state, play, lit } = onPage(page)
  await page.goto(`${server.url}/library/${id}`)
  const speed = page.getByLabel('Speed')
  const sleep = page.getByLabel('Sleep timer')
  expect(await page.getByRole('button').count(), 'nobody was here before').toBe(0)

  await play(0)
  const read = new Set<string>()
  await expect
    .poll(async () => read.add(await lit.first().innerText()).has('They fall when nobody looks.'), { interval: 50 })
    .toBe(true)
  expect([...read]).toEqual(['Apples are red and round.', 'They fall when nobody looks.'])
  await speed.selectOption({ label: '2×' })
  expect((await state(0)).rate).toBe(2)
  await expect.poll(() => state(1), { timeout: 8000, interval: 50 }).toMatchObject({ isPlaying: true, rate: 2 })
  await expect.poll(async () => (await state(1)).at).toBeGreaterThan(0.6)

  await page.reload()
  const goOn = page.getByRole('button', { name: /^Go on with “Chapter 2” at 0:0\d$/u })
  expect(await speed.inputValue()).toBe('2')
  await speed.selectOption('0.75')
  await sleep.selectOption({ label: 'At the end of the chapter' })
  await goOn.click()
  await expect.poll(() => state(1)).toMatchObject({ isPlaying: true, rate: 0.75 })
  expect((await state(1)).at).toBeGreaterThan(0.5)
  await play(0)
  await expect.poll(async () => (await state(1)).isPlaying, { message: 'one at a time' }).toBe(false)
  await expect.poll(() => sleep.inputValue(), { timeout: 8000 }).toBe('')
  expect([(await state(0)).isPlaying, (await state(1)).isPlaying]).toEqual([false, false])
  await page.reload()
  await page.getByRole('button', { name: 'Go on with “Chapter 2” at 0:00' }).waitFor()
  expect(faults).toEqual([])
  const kinds = new Set(asked.map((one) => one.replaceAll(/pubch_\w+|[a-z]+_[0-9a-z]{26}/gu, '…')))
  expect([...kinds].toSorted()).toEqual(['GET /library/…', 'GET /library/…/cover.jpg', 'GET /library/…/…/sound.mp3'])
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('the sleep timer counts what is heard, says what is left, and stops', async () => {
  const page = await browser.newPage()
  await page.clock.install()
  const { faults, state, play } = onPage(page)
  await page.goto(`${server.url}/library/${id}`)
  await page.getByLabel('Sleep timer').selectOption({ label: '5 minutes' })
  await page.getByText('Stops in 5:00').waitFor()
  await page.clock.fastForward('10:00')
  await play(0)
  await page.getByText(/^Stops in (?:5:00|4:59)$/u).waitFor()
  await page.clock.fastForward('04:58')
  expect((await state(0)).isPlaying).toBe(true)
  await page.clock.fastForward('00:05')
  await expect.poll(async () => (await state(0)).isPlaying).toBe(false)
  expect(await page.getByLabel('Sleep timer').inputValue()).toBe('')
  expect(faults).toEqual([])
  await page.close()
})

test('without scripts there is nothing that needs one; captions follow where the page does not hold what is said', async () => {
  await server.database.pool.query(
    `update publishing_edition_chapters set cues = $1
     where edition_id in (select id from publishing_editions where work_id = $2)`,
    [
      JSON.stringify([
        { startMs: 0, endMs: 2900, text: '<b>Beyond</b> & on.', begins: true },
        { startMs: 2900, endMs: 3000, text: 'word '.repeat(110_000) },
      ]),
      id,
    ],
  )
  forgetPages(server.product.systemContext())
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`${server.url}/library/${id}`)
  expect(await still.locator('audio[controls]').filter({ visible: true }).count()).toBe(2)
  expect(await still.locator('.reader, .caption, #note').filter({ visible: true }).count()).toBe(0)
  await plain.close()
  const page = await browser.newPage()
  const { faults, play } = onPage(page)
  await page.goto(`${server.url}/library/${id}`)
  await play(0)
  await page.getByText('<b>Beyond</b> & on.', { exact: true }).waitFor()
  expect(faults).toEqual([])
  await page.close()
})
