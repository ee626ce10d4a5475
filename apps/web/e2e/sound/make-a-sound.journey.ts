import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'

const screen = '/app/sound-effects/generate'

test('what is typed becomes four variants; one is heard, starred, saved, made again as a loop, and found in the history', async ({
  page,
}) => {
  await signUp(page, { at: screen })
  await expect(page.getByRole('heading', { level: 1, name: 'Sounds and music' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('What should be heard?').fill('three knocks on a metal door in a tunnel')
  await expect(page.getByText(/^800 credits/u)).toBeVisible()
  await page.getByRole('button', { name: 'Generate' }).click()
  const sounds = page.getByRole('region', { name: 'Your sounds' })
  await expect(sounds.getByRole('listitem')).toHaveCount(4, { timeout: 120_000 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const first = sounds.getByRole('listitem').first()
  await first.getByRole('button', { name: /^Play/u }).click()
  await expectHeard(page)
  await first.getByRole('button', { name: /^Star/u }).click()
  const downloading = page.waitForEvent('download')
  await sounds.getByRole('button', { name: 'Download starred' }).click()
  expect(readFileSync(await (await downloading).path()).length).toBeGreaterThan(5000)

  await page.getByRole('group', { name: 'Variants' }).getByText('1', { exact: true }).click()
  await page.getByRole('switch', { name: 'Loop' }).click()
  await expect(page.getByText(/^200 credits/u)).toBeVisible()
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(sounds.getByRole('listitem')).toHaveCount(5, { timeout: 60_000 })
  await expect(first.getByText(/ · Loop$/u)).toBeVisible()

  await sounds.getByRole('link', { name: 'All sounds' }).click()
  await expect(page).toHaveURL(/sound-effects\/history/u)
  await expect(page.getByRole('main').getByRole('button', { name: /^Play “three knocks/u })).toHaveCount(5)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('what is not understood is said, with what can be made instead, and costs nothing', async ({ page }) => {
  await signUp(page, { at: screen })
  await page.getByLabel('What should be heard?').fill('a cat plays guitar')
  await page.getByRole('button', { name: 'Generate' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was charged' })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  await alert.getByRole('button').first().click()
  await expect(page.getByLabel('What should be heard?')).not.toHaveValue('a cat plays guitar')
})
