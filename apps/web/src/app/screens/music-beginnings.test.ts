import { expect, type Page } from '@playwright/test'
import { enginesEndpoints } from '@vireo/contracts/engines'
import { historyEndpoints } from '@vireo/contracts/history'
import { musicEndpoints } from '@vireo/contracts/music'
import { test } from 'vitest'

import { paths } from '../../kit/routing/index.ts'
import { answer } from '../../kit/testing/states.testing.ts'
import { lookForBarriers } from '../testing/look-for-barriers.testing.ts'
import { expectNothingInTheWay, onAPhone } from '../testing/on-a-phone.testing.ts'
import { screenSuite, soon } from '../testing/screen-suite.testing.ts'

const opened = screenSuite()
const section = (name: string, start_ms: number) => ({
  name,
  kind: 'verse',
  start_ms,
  duration_ms: 20_000,
  energy: 0.6,
})
const song = {
  song_id: 'song_1',
  history_item_id: 'item_1',
  version_of: 'song_1',
  origin: 'uploaded' as const,
  title: 'My tune.mp3',
  tempo_bpm: 132.9,
  key: 'F minor',
  duration_ms: 40_000,
  sections: [section('Verse', 0), section('Chorus', 20_000)],
  beats_ms: [0, 450, 900],
}
const item = {
  history_item_id: 'item_1',
  source: 'Music' as const,
  text: 'My tune.mp3',
  duration_ms: 40_000,
  peaks: [20, 90, 40],
  settings: { song_id: 'song_1', uploaded: true, tempo_bpm: 132.9, key: 'F minor' },
}
const answers = [
  answer(musicEndpoints.getSong, song),
  answer(musicEndpoints.listSongs, { songs: [song] }),
  answer(historyEndpoints.get, item),
  answer(historyEndpoints.list, { history: [item] }),
]
const separates = answer(enginesEndpoints.ability, { capability: 'separation', languages: [] })
const scene = { signedOut: false, answers, held: [] }
const atSong = `${paths.music}?song=song_1`

/** Says that no engine here takes recordings apart. */
const withoutEngine = (page: Page) =>
  page.route('**/v1/engines/separation', (route) =>
    route.fulfill({ status: 400, json: { detail: { status: 'engine_not_installed', message: 'There is none.' } } }),
  )

test('a song that was brought says what is heard in it, and offers nothing that takes a score', () =>
  opened({ address: atSong, scene }, async (page) => {
    await withoutEngine(page)
    await page.reload()
    const shown = page.getByRole('region', { name: 'Song', exact: true })
    await expect(shown.getByText('0:40 · 133 bpm · F minor · 3 beats')).toBeVisible(soon)
    await expect(shown.getByRole('button', { name: 'Play from Chorus, 0:20' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '133 bpm · F minor · uploaded' })).toBeVisible()
    await expect(page.getByText('Whoever runs this instance can connect one.', { exact: false })).toBeVisible(soon)
    for (const name of [
      'Download stems (zip)',
      'Download MIDI',
      'Download MusicXML',
      'Open the mixer',
      'Make this version',
    ])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    expect(await lookForBarriers(page)).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }))

test('where an engine takes recordings apart, it is asked, and its archive is saved', () =>
  opened({ address: atSong, scene: { ...scene, answers: [...answers, separates] } }, async (page) => {
    const apart = page.getByRole('region', { name: 'Take it apart' })
    await expect(apart.getByText('667 credits')).toBeVisible(soon)
    expect(await lookForBarriers(page)).toEqual([])
    const asked = page.waitForRequest('**/v1/music/stem-separation')
    const saved = page.waitForEvent('download')
    await apart.getByRole('button', { name: 'Download stems' }).click()
    await asked
    expect((await saved).suggestedFilename()).toBe('My tune.zip')
  }))

test('a video without credits for it is refused in words, and stays', () =>
  opened({ address: `${paths.music}?from=video`, scene }, async (page) => {
    const message = 'This needs 1,000 credits, and 3 are left.'
    await page.route('**/v1/music/video-to-music*', (route) =>
      route.fulfill({ status: 402, json: { detail: { status: 'insufficient_credits', message } } }),
    )
    const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom not a film that is played')])
    await page.getByLabel('Choose a video').setInputFiles({ name: 'sea.mp4', mimeType: 'video/mp4', buffer })
    await expect(page.getByText('length not known yet', { exact: false })).toBeVisible(soon)
    await expect(page.getByText('1,000 credits a minute of video')).toBeVisible()
    await page.getByRole('button', { name: 'Compose for the video' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '3 are left' })).toBeVisible(soon)
    await expect(page.getByText('sea.mp4', { exact: true })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }))

test.each([
  ['video', 'Zum Video komponieren'],
  ['upload', 'Aufnehmen'],
])('on a phone, in German, in the dark, what begins with “%s” keeps nobody out', (from, action) =>
  opened({ address: `${paths.music}?from=${from}`, ...onAPhone, scene }, async (page) => {
    await page.getByRole('button', { name: action }).waitFor(soon)
    await expectNothingInTheWay(page)
  }),
)

test('on a phone, in German, in the dark, a song that was brought keeps nobody out', () =>
  opened({ address: atSong, ...onAPhone, scene: { ...scene, answers: [...answers, separates] } }, async (page) => {
    await page.getByRole('region', { name: 'In Stimmen zerlegen' }).waitFor(soon)
    await expectNothingInTheWay(page)
  }))
