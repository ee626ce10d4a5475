import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'
import { wavOf } from '../wav.ts'

const screen = '/app/speech-synthesis/speech-to-speech'

/** A voice that hums three syllables a second, up and down, as a WAV file. */
function aHummingVoice(seconds: number): Buffer {
  const rateHz = 16_000
  const samples = Buffer.alloc(2 * rateHz * seconds)
  let phase = 0
  for (let at = 0; at < rateHz * seconds; at++) {
    const time = at / rateHz
    phase += (2 * Math.PI * (130 + 30 * Math.sin(2 * time))) / rateHz
    let tone = 0
    for (let overtone = 1; overtone <= 12; overtone++) tone += Math.sin(overtone * phase + overtone) / overtone
    samples.writeInt16LE(Math.round(6000 * tone * Math.max(0, Math.sin(6 * Math.PI * time))), 2 * at)
  }
  return wavOf(samples, rateHz)
}

test('upload a recording, hear it in another voice, find it in the history, download it', async ({ page }) => {
  await signUp(page, { at: screen })
  await expect(page.getByText('acoustic conversion, not a neural one')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Generate speech' }).click()
  await expect(page.getByText('Record something or choose a file first.')).toBeVisible()
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') })
  await expect(page.getByText('notes.txt is not an audio or video file that can be read here.')).toBeVisible()

  await picker.setInputFiles({ name: 'mine.wav', mimeType: 'audio/wav', buffer: aHummingVoice(4) })
  await expect(page.getByRole('button', { name: 'Play “mine.wav”' })).toBeVisible()
  await expect(page.getByText(/^\d+ credits/u)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Generate speech' }).click()
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toBeVisible()
  await expectHeard(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const downloading = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Download the result' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.mp3$/u)
  expect(readFileSync(await download.path()).length).toBeGreaterThan(20_000)

  await result.getByRole('link', { name: 'See all in history' }).click()
  await expect(page).toHaveURL(/speech-to-speech\/history/u)
  await expect(page.getByRole('button', { name: /^Play “mine\.wav → /u }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('record with the microphone, pause, and use it', async ({ page }) => {
  await signUp(page, { at: screen })
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  const recorder = page.getByRole('region', { name: 'Recorder' })
  await expect(recorder.getByText('Recording…')).toBeVisible()
  const meter = recorder.getByRole('meter')
  await expect.poll(async () => Number(await meter.getAttribute('value'))).toBeGreaterThan(0.1)
  await recorder.getByRole('button', { name: 'Pause' }).click()
  await expect(recorder.getByText('Paused')).toBeVisible()
  await expectAccessible(page)
  await recorder.getByRole('button', { name: 'Continue' }).click()
  await recorder.getByRole('button', { name: 'Stop and use it' }).click()
  await expect(page.getByRole('button', { name: /Play “recording\./u })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
})

test('a microphone that is refused is explained', async ({ page }) => {
  await signUp(page)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto(screen)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('The microphone is blocked.')).toBeVisible()
})
