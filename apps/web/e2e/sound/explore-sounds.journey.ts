import { readFileSync } from 'node:fs'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

const screen = '/app/sound-effects/explore'

test('somebody explores the library: hears, stars, finds by words, what is alike, saves several, and starts from one', async ({
  page,
}) => {
  await signUp(page, { at: screen })
  await expect(page.getByRole('heading', { level: 1, name: 'Sounds and music' })).toBeVisible()
  const featured = page.getByRole('region', { name: 'Featured' })
  await expect(featured.getByRole('listitem')).toHaveCount(12)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const first = featured.getByRole('listitem').first()
  await first.getByRole('button', { name: /^Play/u }).click()
  const position = page.getByRole('slider', { name: 'Position' })
  await expect
    .poll(async () => Number(await position.getAttribute('aria-valuenow')), { timeout: 30_000 })
    .toBeGreaterThan(0)
  await first.getByRole('button', { name: /to your favourites$/u }).click()
  await expect(first.getByRole('button', { name: /to your favourites$/u })).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Search sounds').fill('gravel slow')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/explore\/search\?q=gravel/u)
  const found = page.getByRole('list', { name: 'Sounds', exact: true })
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await expect(found.getByText('slow footsteps on gravel')).toBeVisible()
  await expectAccessible(page)

  // What is typed stays where it is typed, however late the address follows.
  await page.getByLabel('Search sounds').fill('gravel')
  await page.keyboard.press('Home')
  await page.keyboard.type('slow ')
  await expect(page.getByLabel('Search sounds')).toHaveValue('slow gravel')

  await page.getByLabel('Search sounds').fill('steps')
  await page.getByLabel('Search sounds').fill('footsteps')
  await expect.poll(() => found.getByRole('listitem').count()).toBeGreaterThan(4)
  const ticks = found.getByRole('checkbox')
  await ticks.nth(0).click()
  await ticks.nth(1).click()
  await expect(page.getByText('2 sounds selected')).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download WAV' }).click()
  const file = readFileSync(await (await downloading).path())
  expect(file.subarray(0, 2).toString()).toBe('PK')
  expect(file.length).toBeGreaterThan(100_000)

  await page.goto('/app/sound-effects/explore/search?show=favourites')
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await found.getByRole('button', { name: /^More for/u }).click()
  await page.getByRole('menuitem', { name: 'Use this prompt' }).click()
  await expect(page.getByLabel('What should be heard?')).not.toHaveValue('')
})

test('a sound of one’s own is published, found by others, and taken back', async ({ page, browser }) => {
  const person = await signUp(page, { at: '/app/sound-effects/generate' })
  const mailbox = await page.context().newPage()
  await followMail(mailbox, person.email, 'Verify your e-mail address')
  await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
  await mailbox.close()
  await page.reload()
  await page.getByLabel('What should be heard?').fill('three knocks on a metal door in a tunnel')
  await page.getByLabel('Seed').fill('7')
  await expect(page.getByText(/^200 credits/u)).toBeVisible()
  await page.getByRole('button', { name: 'Generate' }).click()
  const sounds = page.getByRole('region', { name: 'Your sounds' })
  await expect(sounds.getByRole('listitem')).toHaveCount(1, { timeout: 60_000 })
  await sounds.getByRole('button', { name: /^More for/u }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this sound' })
  await dialog.getByLabel('Name').fill('Knocks of a journey')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Agree to this first.').first()).toBeVisible()
  await dialog.getByRole('switch').click()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The sound is published.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signUp(other, { at: '/app/sound-effects/explore/search?q=knocks%20journey' })
  const found = other.getByRole('list', { name: 'Sounds', exact: true })
  await expect(found.getByText('Knocks of a journey')).toBeVisible()
  await found.getByRole('button', { name: /^More for/u }).click()
  await other.getByRole('menuitem', { name: 'Report' }).click()
  const report = other.getByRole('dialog', { name: /^Report/u })
  await report.getByLabel('What is wrong?').fill('Only a test.')
  await expectAccessible(other)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(other.getByText('Thank you. Whoever runs this instance looks at it.')).toBeVisible()

  await sounds.getByRole('button', { name: /^More for/u }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog', { name: 'Take this sound back?' }).getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('The sound is out of the library.')).toBeVisible()
  await other.reload()
  await expect(other.getByText('No sound is called that')).toBeVisible()
})
