import { longestScriptMs } from './longest-task.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './person.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page reads whole, and leads on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text in, speech out, on your own server')
    await expect(page.getByRole('link', { name: 'Start generating' })).toHaveAttribute('href', '/app/sign-up')
    // What nothing could make work is not there.
    await expect(page.getByRole('button', { name: 'Play Ewan' })).toBeHidden()
  })

  test('prices read whole in the language of the reader, in either period and currency', async ({ page }) => {
    await page.goto('/pricing?lang=de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Tarif für jede Stimme')
    await page.getByRole('link', { name: 'Jährlich' }).click()
    await page.getByRole('link', { name: 'EUR' }).click()
    await expect(page.getByText('210€, einmal im Jahr abgebucht')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Jährlich' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'API-Preise' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a stranger hears a voice and sees its sound, in either theme, with one small script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Play Ewan' }).click()
  await expect(page.getByRole('button', { name: 'Pause Ewan' })).toBeVisible()
  const wave = page.getByRole('listitem').filter({ hasText: 'The ferry leaves' }).locator('canvas')
  await expect(wave).toBeVisible()
  await expect.poll(() => wave.evaluate(inkOf)).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Play Clara' }).click()
  await expect(page.getByRole('button', { name: 'Pause Clara' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play Ewan' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(new Set(scripts.map((url) => new URL(url).pathname.replace(/-[\w-]{8}\.js$/u, '.js')))).toEqual(
    new Set(['/theme.js', '/assets/landing.js']),
  )
})

test('public pages compute for no longer than 20 ms without a pause', async ({ browser, page }) => {
  for (const address of ['/', '/pricing', '/docs']) {
    // What else a machine does only lengthens a visit, so the shorter of two counts.
    const visits = [await longestScriptMs(browser, page, address), await longestScriptMs(browser, page, address)]
    expect(Math.min(...visits), address).toBeLessThanOrEqual(20)
  }
})

test('a language that is chosen on a public page stays, there and in the app', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Preise', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Tarif für jede Stimme')
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('whoever is signed in goes straight inside, from prices to the plan, and nothing moves under a first text', async ({
  page,
}) => {
  await signUp(page, { at: '/pricing' })
  await page.getByRole('region', { name: 'Creator' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/app\/subscription\?plan=creator/u)
  await page.goto('/')
  await page.getByRole('link', { name: 'Open Vireo' }).click()
  await expect(page).toHaveURL(/\/app\/home$/)
  // Whoever has made nothing hears voices first: their room is there before they are.
  const text = page.getByRole('main').getByRole('textbox').first()
  const topOf = async () => (await text.boundingBox())?.y
  await expect(text).toBeVisible()
  const top = await topOf()
  await expect(page.getByRole('button', { name: 'Hear Clara' })).toBeVisible()
  expect(await topOf()).toBe(top)
  await text.fill('Nothing moves.')
  await page.getByRole('button', { name: /^Generate/u }).click()
  const recent = page.getByRole('region', { name: 'Recent recordings' })
  await expect(recent.getByRole('listitem').filter({ hasText: 'Nothing moves.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hear Clara' })).toBeVisible()
})

/** Counts the pixels of a canvas that something was drawn on. */
function inkOf(canvas: SVGElement | HTMLElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return Array.from(pixels).filter((value, at) => at % 4 === 3 && value > 0).length
}
