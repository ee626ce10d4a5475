import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { speakReading } from '../recordings.ts'
import { cuesIn, filmOf, readByFfmpeg } from './film.testing.ts'

const screen = '/app/speech-to-text'
const sentence = 'The weather is very nice this morning. Please close the window before you leave the room.'
const corrected = 'Vireo corrects what was heard & keeps its time.'

test(
  'a film becomes a transcript, is corrected, and leaves as captions that players load',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page, { at: screen })
    const files = page.locator('input[type=file]')
    const missing = page.getByText('Nothing here can write down speech yet')
    await expect(files.or(missing)).toBeAttached()
    test.skip(await missing.isVisible(), 'nothing on this machine recognises speech')
    const film = await filmOf(await speakReading(page, sentence))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'the garden.mp4', mimeType: 'video/mp4', buffer: film })
    await page.getByRole('link', { name: 'the garden' }).click()

    const shown = page.getByRole('region', { name: 'Video' }).locator('video')
    await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(3)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await correctFirst(page, corrected)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(() => shown.evaluate(textsOf)).toContain(corrected)

    await test.step('a word leads to its place in the film, which pauses whatever else is heard', async () => {
      await page.getByText('time.', { exact: true }).click()
      await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
      await expect(page.locator('[data-said]')).toHaveCount(1)
      await shown.evaluate((video: HTMLVideoElement) => video.pause())
    })

    await test.step('captions are hidden and shown again', async () => {
      const mode = () => shown.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)
      expect(await mode()).toBe('showing')
      await page.getByRole('switch', { name: 'Captions' }).click()
      expect(await mode()).toBe('hidden')
      await page.getByRole('switch', { name: 'Captions' }).click()
      expect(await mode()).toBe('showing')
    })

    const srt = await exported(page, 'SubRip captions (.srt)')
    expect(srt.name).toBe('the garden.srt')
    expect((await cuesIn(page, await readByFfmpeg(srt.bytes))).join(' ')).toContain('Vireo corrects what was heard')
    const vtt = await exported(page, 'WebVTT captions (.vtt)')
    expect((await cuesIn(page, vtt.bytes.toString())).join(' ').replaceAll('\n', ' ')).toContain(
      corrected.replace('&', '&amp;'),
    )

    await test.step('the whole of it is taken to where texts are spoken', async () => {
      await page.getByRole('button', { name: 'Speak this' }).click()
      await expect(page).toHaveURL(/\/text-to-speech$/u)
      await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(new RegExp(`^${corrected}`, 'u'))
      await expect(page.getByRole('button', { name: /^Generate/u })).toBeEnabled()
    })
  },
)

/** Gives all captions that a film has now as one text. Runs in the browser. */
function textsOf(video: HTMLVideoElement): string {
  const holder = document.createElement('p')
  for (const cue of video.textTracks[0]?.cues ?? []) holder.append((cue as VTTCue).getCueAsHTML(), ' ')
  return holder.textContent.replaceAll(/\s+/gu, ' ')
}

async function correctFirst(page: Page, text: string): Promise<void> {
  const first = page.getByRole('list', { name: 'Text' }).getByRole('listitem').first()
  await first.hover()
  await first.getByRole('button', { name: /^Correct the paragraph at/u }).click()
  await first.getByRole('textbox', { name: 'Text of the paragraph' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(first).toContainText(text)
}

async function exported(page: Page, format: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the transcript' })
  await chooseOption(dialog, 'Format', format)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  const download = await downloading
  await expect(dialog).toBeHidden()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
