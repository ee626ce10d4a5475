import { makeMedia } from '@vireo/engine-media/testing.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { speakReading } from '../recordings.ts'
import { wavOf } from '../wav.ts'

const text =
  'The committee will meet again on Thursday to discuss the new proposal for the harbour. ' +
  'Nobody expected the train to arrive so early, and the platform was almost empty. ' +
  'A gentle wind moved across the fields while the children played beside the river. ' +
  'Please remember to bring your passport, two photographs and the completed form.'

/** Twelve seconds that nobody made: every bit follows from the one before. */
function noise(): Buffer {
  const rateHz = 16_000
  const samples = Buffer.alloc(2 * 12 * rateHz)
  let state = 1
  for (let at = 0; at < samples.length; at += 2) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    samples.writeInt16LE(state >> 19, at)
  }
  return wavOf(samples, rateHz)
}

test(
  'what was spoken here is recognised after it was encoded again; noise is not',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page)
    const spoken = await speakReading(page, text)
    const wav = await makeMedia('heard.wav', ['-i', 'spoken.mp3'], { 'spoken.mp3': spoken })
    const again = Buffer.from(await makeMedia('again.mp3', ['-i', 'heard.wav', '-b:a', '64k'], { 'heard.wav': wav }))
    expect(again.equals(spoken)).toBe(false)

    await page.goto('/app/ai-classifier')
    await expect(page.getByRole('heading', { name: 'What a mark does not survive' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const files = page.locator('input[type=file]')
    await files.setInputFiles({ name: 'again.mp3', mimeType: 'audio/mpeg', buffer: again })
    const result = page.getByRole('region', { name: 'What was found' })
    await expect(result.getByRole('heading', { name: 'This was made here' })).toBeVisible()
    await expect(result.getByText('again.mp3')).toBeVisible()
    await expect(result.getByText(/^At most one in [\d,]+$/u)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await files.setInputFiles({ name: 'noise.wav', mimeType: 'audio/wav', buffer: noise() })
    await expect(result.getByRole('heading', { name: 'No mark of this instance was found' })).toBeVisible()
    await expect(result.getByText('That proves nothing')).toBeVisible()
    await expectAccessible(page)

    await files.setInputFiles({ name: 'short.wav', mimeType: 'audio/wav', buffer: noise().subarray(0, 44 + 16_000) })
    await expect(page.getByRole('alert')).toContainText('The recording could not be checked')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

    // Whoever has no account asks on a public page.
    await page.goto('/verify')
    await page
      .getByLabel('Recording or video')
      .setInputFiles({ name: 'again.mp3', mimeType: 'audio/mpeg', buffer: again })
    await page.getByRole('button', { name: 'Check it' }).click()
    await expect(page.getByRole('status').getByRole('heading', { name: 'Yes' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)
