import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { wavOf } from '../wav.ts'

const screen = '/app/voice-isolator'

/** Something like a voice, three syllables a second, with the hum of the mains under it. */
function aVoiceOverHum(seconds: number): Buffer {
  const rateHz = 16_000
  const samples = Buffer.alloc(2 * rateHz * seconds)
  let phase = 0
  for (let at = 0; at < rateHz * seconds; at++) {
    const time = at / rateHz
    phase += (2 * Math.PI * (150 + 30 * Math.sin(2 * time))) / rateHz
    let tone = 0
    for (let overtone = 1; overtone <= 12; overtone++) tone += Math.sin(overtone * phase + overtone) / overtone
    const voice = 6000 * tone * Math.max(0, Math.sin(6 * Math.PI * time))
    samples.writeInt16LE(Math.round(voice + 1500 * Math.sin(2 * Math.PI * 50 * time)), 2 * at)
  }
  return wavOf(samples, rateHz)
}

test(
  'isolate a voice, switch between before and after, find it below, delete it',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page, { at: screen })
    await expect(page.getByText('Recordings whose voice you isolate are kept here')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kitchen.wav', mimeType: 'audio/wav', buffer: aVoiceOverHum(4) })
    await expect(page.getByText(/^\d+ credits$/u)).toBeVisible()
    await page.getByRole('button', { name: 'Isolate the voice' }).click()
    const result = page.getByRole('region', { name: 'Before and after' })
    await expect(result).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.keyboard.press('x')
    await expect(result.getByRole('radio', { name: 'Before' })).toBeChecked()
    await page.keyboard.press('x')
    await expect(result.getByRole('radio', { name: 'After' })).toBeChecked()

    const downloading = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Download the result' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('kitchen (isolated).mp3')
    expect(readFileSync(await download.path()).length).toBeGreaterThan(10_000)

    await result.getByRole('button', { name: 'Use in the voice changer' }).click()
    await expect(page.getByRole('button', { name: 'Play “kitchen (isolated).mp3”' })).toBeVisible()
    await page.goto(screen)

    const history = page.getByRole('region', { name: 'Isolated recordings' })
    await expect(history.getByRole('button', { name: /^Play .*kitchen\.wav/u })).toBeVisible()
    await history.getByRole('button', { name: /^Delete “kitchen/u }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Recordings whose voice you isolate are kept here')).toBeVisible()
  },
)
