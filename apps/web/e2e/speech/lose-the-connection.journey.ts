import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

test('code that is lost takes nothing else with it, and comes when it is asked for again', async ({ page }) => {
  await signUp(page)
  const lost = '**/assets/picker-panel-*.js'
  await page.route(lost, (route) => route.abort())
  await page.goto('/app/speech-synthesis/text-to-speech')
  const voice = page.getByRole('button', { name: /^Voice: /u }).first()
  await page.getByLabel('Text to speak').fill('This stands.')
  await voice.click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' }).first()
  await expect(notice).toBeVisible()
  await expect(page.getByLabel('Text to speak')).toHaveValue('This stands.')
  await expect(page.getByText('A newer version is available')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.unroute(lost)
  await notice.getByRole('button', { name: 'Try again' }).click()
  // A browser that remembers what did not arrive begins the page anew, with its text.
  const choice = page.getByRole('dialog', { name: 'Choose a voice' })
  await expect(async () => {
    if (!(await choice.isVisible())) await voice.click({ timeout: 2000 })
    await expect(choice).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(notice).toHaveCount(0)
  await expect(page.getByLabel('Text to speak')).toHaveValue('This stands.')
})

test('voices that do not arrive say so in the words that people search for', async ({ page }) => {
  await signUp(page)
  await page.route('**/v2/voices?*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/app/default-voices')
  await expect(page.getByText('Error occured while fetching models/voices, status_code 404')).toBeVisible()
})

test('a redirect leads where it may, and home otherwise', async ({ page }) => {
  await signUp(page)
  await expect(page.getByLabel('Text to speak')).toBeVisible()
  for (const [asked, shown] of [
    ['/redirect?url=%2Fapp%2Fusage', /\/app\/usage$/u],
    ['/redirect?url=https://evil.example/app/usage', /\/app\/home$/u],
    ['/redirect', /\/app\/home$/u],
    ['/redirect?url=%2Faffiliates', /\/app\/settings\/profile$/u],
    ['/app/eleven', /\/app\/eleven$/u],
  ] as const) {
    await page.goto(asked)
    await expect(page).toHaveURL(shown)
  }
})
