import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readMidiNotes } from '@vireo/engine-music/export/read-midi.testing.ts'
import { filmOfTwoScenes, pulseIn } from './brought.testing.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'

const screen = '/app/music'

/** Lets the test hear what the page sends to the loudspeaker by itself: how loud the mixer is just now. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      const [node] = to
      if (node instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(node.context, { fftSize: 8192 })
        connect.call(this, ear)
        Object.assign(globalThis, { ear })
      }
      return connect.apply(this, to)
    } as AudioNode['connect']
  })
  return () =>
    page.evaluate(() => {
      const { ear } = globalThis as unknown as { ear: AnalyserNode }
      const samples = new Float32Array(ear.fftSize)
      ear.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    })
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFileSync(await (await downloading).path())
}

test('words become a plan, one section is changed and made anew, the mixer mutes, stems and score open, a version is compared', async ({
  page,
}) => {
  const loudness = await listen(page)
  await signUp(page, { at: screen })
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('What music should it be?').fill('drum and bass in E minor, 20 seconds')
  await page.getByRole('button', { name: 'Plan first' }).click()
  const plan = page.getByRole('region', { name: 'Plan' })
  await expect(plan.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText(/^334 credits/u)).toBeVisible()
  const count = await plan.getByRole('listitem').count()
  expect(count).toBeGreaterThan(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // By keys: the first section goes one place down.
  const first = await plan.getByRole('listitem').first().getByRole('paragraph').first().textContent()
  await plan
    .getByRole('button', { name: /^Move /u })
    .first()
    .press('ArrowDown')
  await expect(plan.getByRole('listitem').nth(1)).toContainText(first?.split(' · ')[0] ?? '')
  await plan
    .getByRole('button', { name: /^Edit /u })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Style of this section').fill('calm, strings')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(plan.getByRole('listitem').first()).toContainText('calm')

  await page.getByRole('button', { name: 'Compose the plan' }).click()
  const song = page.getByRole('region', { name: 'Song', exact: true })
  await expect(song).toBeVisible({ timeout: 240_000 })
  await expect(page).toHaveURL(/song=song_/u)
  const songAddress = page.url()
  await expect(plan.getByRole('listitem').first()).toContainText(' – ')
  await song.getByRole('button', { name: /^Play/u }).first().click()
  await expectHeard(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await song.getByRole('button', { name: 'Open the mixer' }).click()
  const mixer = page.getByRole('region', { name: 'Mixer' })
  await expect(mixer).toBeVisible({ timeout: 120_000 })
  await mixer.getByRole('button', { name: 'Play the mix' }).click()
  await expect(song.getByRole('button', { name: /^Pause (?!the mix)/u })).toHaveCount(0)
  await expect.poll(loudness, { timeout: 20_000 }).toBeGreaterThan(0.005)
  const mutes = mixer.getByRole('button', { name: /^Mute /u })
  for (const mute of await mutes.all()) await mute.click()
  await expect.poll(loudness, { timeout: 20_000 }).toBeLessThan(0.0005)
  for (const mute of await mutes.all()) await mute.click()
  await mixer.getByRole('button', { name: /^Bass .* alone$/u }).click()
  await mixer.getByRole('slider', { name: 'Position in the mix' }).fill('2000')
  await expect.poll(loudness, { timeout: 20_000 }).toBeGreaterThan(0.001)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await mixer.getByRole('button', { name: 'Pause the mix' }).click()

  const midi = await saved(page, 'Download MIDI')
  expect(midi.subarray(0, 4).toString()).toBe('MThd')
  expect(readMidiNotes(midi).length).toBeGreaterThan(20)
  expect((await saved(page, 'Download MusicXML')).toString()).toContain('<score-partwise version="4.0">')
  const stems = await saved(page, 'Download stems (zip)')
  expect(stems.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(new Set(stems.toString('latin1').match(/\d\d [a-z -]+\.mp3/gu)).size).toBe(await mutes.count())

  await plan
    .getByRole('button', { name: /^Compose .* again$/u })
    .first()
    .click()
  await expect(page).not.toHaveURL(songAddress, { timeout: 240_000 })
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await versions.getByRole('button', { name: 'Compare with the open one' }).click()
  await expect(
    versions.getByRole('button', { name: 'Hear B X' }).or(versions.getByRole('button', { name: 'Hear B' })),
  ).toBeVisible()
  await page.keyboard.press('x')
  await expect(versions.getByRole('button', { name: /^Hear A/u })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('another key is another version; a song is found, opened again and deleted', async ({ page }) => {
  await signUp(page, { at: screen })
  await page.getByLabel('What music should it be?').fill('calm folk in D major, 3 seconds')
  await page.getByRole('button', { name: 'Compose', exact: true }).click()
  const song = page.getByRole('region', { name: 'Song', exact: true })
  await expect(song.getByRole('heading', { name: 'Folk in D major' })).toBeVisible({ timeout: 240_000 })
  const change = page.getByRole('region', { name: 'Change the song' })
  await change
    .getByRole('combobox', { name: /^Key/u })
    .or(change.getByRole('button', { name: /^Key/u }))
    .first()
    .click()
  await page.getByRole('option', { name: 'F major', exact: true }).click()
  await change.getByRole('button', { name: 'Make this version' }).click()
  await expect(song.getByRole('heading', { name: 'Folk in F major' })).toBeVisible({ timeout: 240_000 })
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2)

  const songs = page.getByRole('region', { name: 'Your music' })
  await songs.getByRole('button', { name: 'Open calm folk in D major, 3 seconds' }).click()
  await expect(song.getByRole('heading', { name: 'Folk in D major' })).toBeVisible()
  await songs.getByRole('button', { name: 'Delete calm folk in D major, 3 seconds' }).click()
  await expect(song).toHaveCount(0)
  await songs.getByRole('link', { name: 'All music' }).click()
  await expect(page).toHaveURL(/music\/history/u)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('whoever wants somebody to sing hears that nobody does, pays nothing, and gets it without words', async ({
  page,
}) => {
  await signUp(page, { at: screen })
  await page.getByLabel('What music should it be?').fill('pop with female vocals, 3 seconds')
  await page.getByRole('button', { name: 'Compose', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Nobody sings here' })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Compose without words' }).click()
  await expect(page.getByRole('region', { name: 'Song', exact: true })).toBeVisible({ timeout: 240_000 })
})

test('a song of one’s own is listened to and stands with the others; a video gets music as long as it is', async ({
  page,
}) => {
  await signUp(page, { at: screen })
  await page.getByText('A song of yours', { exact: true }).click()
  const wav = { name: 'my pulse.wav', mimeType: 'audio/wav', buffer: pulseIn({ bpm: 120, seconds: 12 }) }
  await page.getByLabel('Choose a file').setInputFiles(wav)
  const song = page.getByRole('region', { name: 'Song', exact: true })
  await expect(song.getByText(/^0:12 · 120 bpm · A minor · \d+ beats$/u)).toBeVisible({ timeout: 120_000 })
  await song
    .getByRole('button', { name: /^Play from /u })
    .first()
    .click()
  await expectHeard(page)
  await expect(song.getByRole('button', { name: 'Open the mixer' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const songs = page.getByRole('region', { name: 'Your music' })
  await expect(songs.getByText('120 bpm · A minor · uploaded', { exact: false })).toBeVisible()

  await page.getByText('A video', { exact: true }).click()
  const film = { name: 'the sea.mp4', mimeType: 'video/mp4', buffer: await filmOfTwoScenes() }
  await page.getByLabel('Choose a video').setInputFiles(film)
  await expect(page.getByRole('list', { name: 'Videos' }).getByText('0:06', { exact: false })).toBeVisible()
  await page.getByLabel('Tags').fill('piano, calm')
  await expect(page.getByText('100 credits', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Compose for the video' }).click()
  await expect(song.getByText('piano, calm', { exact: true })).toBeVisible({ timeout: 240_000 })
  await expect(song.getByText(/^0:06 · /u)).toBeVisible()
  await expect(song.getByRole('button', { name: 'Open the mixer' })).toBeVisible()
  await expect(songs.getByRole('listitem')).toHaveCount(2)
})
