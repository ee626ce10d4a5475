import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { historyPath, makeRecordings, openWholePlayer } from '../recordings.ts'
import type { Page } from '@playwright/test'

const long =
  'The harbour was still asleep when the first gull began to complain about the weather, and it went on complaining until the baker opened his door. '
// The second lasts long enough to be met while it plays.
const two = 'Number two is short too, but it takes its time to be read.'
const texts = ['Number one is short.', two, long.repeat(4).trim()]

const seconds = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).first().getAttribute('aria-valuenow'))
const status = (page: Page) => page.getByRole('region', { name: 'Audio player' }).getAttribute('data-status')

async function playFromHistory(page: Page, text: string): Promise<void> {
  await page.goto(historyPath)
  const excerpt = text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text
  await page
    .locator('[data-recording]')
    .getByRole('button', { name: `Play “${excerpt}”` })
    .click()
  await expect.poll(() => status(page)).toMatch(/playing|ended/)
}

test.beforeEach(async ({ page }) => {
  await signUp(page)
  await makeRecordings(page, texts)
})

test(
  'keys and pointer move the needle, speed and loop are kept, the place is never lost',
  { tag: '@phone' },
  async ({ page }) => {
    await playFromHistory(page, texts[2] ?? '')
    const bar = page.getByRole('region', { name: 'Audio player' })
    await expect.poll(async () => (await bar.boundingBox())?.height).toBe(56)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.locator('main').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => status(page)).toBe('paused')
    const at = await seconds(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => seconds(page)).toBe(at + 3)
    const slider = bar.getByRole('slider', { name: 'Position' })
    await slider.focus()
    await page.keyboard.press('PageUp')
    await expect.poll(() => seconds(page)).toBe(at + 13)
    await page.keyboard.press('Home')
    await expect.poll(() => seconds(page)).toBe(0)
    const box = await slider.boundingBox()
    if (!box) throw new Error('the waveform is not there')
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 })
    await page.mouse.up()
    const half = Number(await slider.getAttribute('aria-valuemax')) / 2
    await expect.poll(async () => Math.abs((await seconds(page)) - half)).toBeLessThan(2)

    await openWholePlayer(page)
    await page.getByRole('button', { name: /^Playback speed/ }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(['0.8×', '1×', '1.2×', '1.5×', '2×'])
    await page.getByRole('menuitemradio', { name: '1.5×' }).click()
    await page.getByRole('button', { name: 'Loop: off' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const before = await seconds(page)
    await page.evaluate(() => history.pushState(null, '', '/app/home'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page).toHaveURL(/\/app\/home/)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(await seconds(page)).toBe(before)
    await page.locator('main').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => status(page)).toBe('playing')
    await expect.poll(() => seconds(page)).toBeGreaterThan(before)
    expect(await page.evaluate(() => document.querySelector('audio:not([src=""])')?.getAttribute('src'))).toBeTruthy()
  },
)

test('a list is played to its end, and the system’s media keys know it', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {}
    Object.assign(globalThis, { handlers })
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler
    }
  })
  await page.goto(historyPath)
  await page.getByLabel(/Select “Number one/).click()
  await page.getByLabel(/Select “Number two/).click()
  await page.getByRole('button', { name: 'Play all' }).click()
  const bar = page.getByRole('region', { name: 'Audio player' })
  await expect(bar.getByRole('link', { name: two })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Number one is short.' })).toBeVisible()
  await expect.poll(() => status(page)).toBe('ended')
  const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title)
  expect(await title()).toBe('Number one is short.')
  const press = (action: string) =>
    page.evaluate((name) => {
      const { handlers } = globalThis as unknown as { handlers: Record<string, (details: object) => void> }
      handlers[name]?.({ action: name })
    }, action)
  await press('previoustrack')
  await press('previoustrack')
  await expect.poll(title).toBe(two)
  await press('pause')
  await expect.poll(() => status(page)).toBe('paused')
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused')
})

test('what was heard is there after a reload, paused where it was, and goes when it is closed', async ({ page }) => {
  await playFromHistory(page, texts[2] ?? '')
  await page.locator('main').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => status(page)).toBe('paused')
  const slider = page.getByRole('slider', { name: 'Position' }).first()
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  await expect.poll(() => seconds(page)).toBe(10)
  await page.reload()
  const bar = page.getByRole('region', { name: 'Audio player' })
  await expect(bar).toBeVisible()
  await expect.poll(async () => [await status(page), await seconds(page)]).toEqual(['paused', 10])
  await expect(bar.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: /^Play / }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(10)
  await bar.getByRole('button', { name: 'Larger player' }).click()
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(80)
  await bar.getByRole('link', { name: long.trim() }).click()
  await expect(page).toHaveURL(new RegExp(`${historyPath}$`, 'u'))
  await bar.getByRole('button', { name: 'Close the player' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(bar).toBeHidden()
})

test('whatever has the focus can be seen above the player', async ({ page }) => {
  await makeRecordings(
    page,
    Array.from({ length: 12 }, (_, index) => `Line ${index}.`),
  )
  await playFromHistory(page, texts[0] ?? '')
  await page.getByLabel('Search your recordings').focus()
  const top = (await page.getByRole('region', { name: 'Audio player' }).boundingBox())?.y ?? 0
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest('main') ? focused.getBoundingClientRect().bottom : 0
    })
    expect(bottom).toBeLessThanOrEqual(top)
  }
})
