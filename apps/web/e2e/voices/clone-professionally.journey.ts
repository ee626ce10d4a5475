import type { Page } from '@playwright/test'
import { microphone, record, sayLines } from '../microphone.ts'
import { operate } from '../operator.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { speakReading } from '../recordings.ts'

const readAloud =
  'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late. My grandmother keeps a small garden behind her house. '.repeat(
    8,
  )

const goTo = (page: Page, step: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click()

test.use(microphone)

test('make a professional voice, prove it by reading aloud, train it, and speak with it', async ({ page }) => {
  const { email } = await signUp(page)
  await followMail(page, email, 'Verify')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await operate('user', 'set-tier', 'creator', '--email', email)
  await page.goto('/app/voice-lab/professional')
  await page.getByRole('button', { name: 'Continue to recordings' }).click()
  await expect(page.getByText('Give the voice a name.').first()).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Grandmother')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to recordings' }).click()

  await expect(page).toHaveURL(/\/professional\/\w{20}/u)
  const voiceId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { level: 1, name: 'Grandmother' })).toBeVisible()
  await expect(page.getByText('No recordings yet')).toBeVisible()
  await expectAccessible(page)
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') })
  await expect(page.getByText('notes.txt was not added')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss the message about notes.txt' }).click()
  await picker.setInputFiles({ name: 'mine.mp3', mimeType: 'audio/mpeg', buffer: await speakReading(page, readAloud) })
  await expect(page.getByRole('button', { name: 'Trim mine.mp3' })).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText('Enough to train.')).toBeVisible()
  await page.getByRole('button', { name: 'Trim mine.mp3' }).click()
  await page.getByRole('slider', { name: 'From' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/Used from/u)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await goTo(page, 'Verify')
  await page.getByText('Verify with documents instead').click()
  await page.getByRole('button', { name: 'Request verification' }).click()
  await expect(page.getByText('Choose at least one file.')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a passport') })
  await page.getByRole('button', { name: 'Request verification' }).click()
  await expect(page.getByText('Your documents are being reviewed.')).toBeVisible()
  await expectAccessible(page)
  // Documents wait for somebody; reading aloud does not.
  await page.getByRole('button', { name: 'Read the lines' }).click()
  const reading = page.getByRole('dialog')
  await expect(reading.getByRole('img', { name: /^Lines to read aloud/u })).toBeVisible()
  await record(reading, await sayLines(page, voiceId))
  await reading.getByRole('button', { name: 'Send the recording' }).click()
  await expect(page.getByText('This voice is verified.')).toBeVisible({ timeout: 150_000 })
  await expectAccessible(page)

  await goTo(page, 'Train')
  await page.getByRole('button', { name: 'Train the voice' }).click()
  await expect(page.getByRole('button', { name: 'Cancel the training' })).toBeVisible()
  const result = page.getByRole('region', { name: 'Your voice' })
  await expect(result).toBeVisible({ timeout: 150_000 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await result.getByRole('link', { name: 'Use it' }).click()
  await expect(page.getByRole('button', { name: /Grandmother/u }).first()).toBeVisible()
})
