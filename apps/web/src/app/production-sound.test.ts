import { expect, type Page, type Route } from '@playwright/test'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { workbenchEndpoints } from '@vireo/contracts/workbench'
import { describe, test } from 'vitest'

import { answer } from '../kit/testing/states.testing.ts'
import { screenSuite, soon } from './testing/screen-suite.testing.ts'

const opened = screenSuite()
const task = {
  state: 'in_review',
  service: 'dubbing_review',
  source_language: 'en',
  target_language: 'de',
  duration_ms: 60_000,
} as const
const extras = answer(endpoints.getReviewExtras, { task, submissions: [], reviews: [] })
const bench = answer(workbenchEndpoints.open, { may_write: true, media_type: 'audio/wav', cue_options: null, task })
const content = answer(endpoints.getContent, {
  media_url: 'data:audio/wav,',
  original: { media_url: 'data:audio/wav,o', media_type: 'audio/wav' },
  content: { segments: [], speakers: [] },
})
const contentOf = (key: string) => ({
  ...(content.body as object),
  media_url: `/production-files/dub?key=${key}`,
  original: { media_url: `/production-files/original?key=${key}`, media_type: 'audio/wav' },
})
const screens = [
  ['the page of a review', '/app/productions/reviews/user_2/prodtask_1'],
  ['the workbench', '/app/productions/work/user_1/prodtask_1'],
] as const

const rateHz = 8000
const sound = quiet(60)
/** How much of a recording its first address tells before it expires. */
const toldBytes = rateHz * 2 * 10

/** Makes a recording without a sound, of so many seconds. */
function quiet(seconds: number): Buffer {
  const data = Buffer.alloc(rateHz * 2 * seconds)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rateHz, 24)
  head.writeUInt32LE(rateHz * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** Answers what a browser asks of a recording, as far as it is told. */
function play(route: Route, told = sound.length): Promise<void> {
  const from = Number(/^bytes=(\d+)-/u.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0)
  if (from >= told) return route.fulfill({ status: 404 })
  const headers = {
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'content-range': `bytes ${from}-${told - 1}/${sound.length}`,
  }
  return route.fulfill({ status: 206, headers, body: sound.subarray(from, told) })
}

/** Opens the page anew, with sound, of which the first address expires where that is said; answers how often addresses were asked for. */
async function givenSounds(page: Page, { expires = false } = {}): Promise<() => number> {
  let asked = 0
  // Whatever was asked before this counts for nothing.
  await page.getByRole('radio', { name: 'Dub' }).waitFor(soon)
  await page.route('**/tasks/prodtask_1/content', (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    asked++
    return route.fulfill({ json: contentOf(String(asked)) })
  })
  await page.route('**/production-files/*', (route) =>
    play(route, expires && route.request().url().endsWith('key=1') ? toldBytes : undefined),
  )
  await page.reload()
  return () => asked
}

const video = (page: Page) => page.locator('video')
const standing = (page: Page) =>
  video(page).evaluate(({ src, currentTime, paused, readyState }: HTMLVideoElement) => ({
    of: new URL(src).pathname.split('/').at(-1),
    key: new URL(src).searchParams.get('key'),
    seconds: currentTime,
    isPlaying: !paused && readyState > 0,
  }))

/** Begins to play from a place, as somebody who has pressed something before. */
async function playFrom(page: Page, seconds: number): Promise<void> {
  await page.getByRole('radio', { name: 'Dub' }).waitFor(soon)
  await page.mouse.click(5, 5)
  await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.readyState), soon).toBeGreaterThan(0)
  await video(page).evaluate((one: HTMLVideoElement, at) => {
    one.currentTime = at
    return one.play()
  }, seconds)
}

const open = (address: string, look: (page: Page) => Promise<void>) =>
  opened({ address, scene: { signedOut: false, answers: [extras, bench, content], held: [] } }, async (page) => {
    await look(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

describe.each(screens)('on %s', (_, address) => {
  test('a dub and its original go on from one place, playing on while they play and still while they do not', () =>
    open(address, async (page) => {
      await givenSounds(page)
      await playFrom(page, 20)
      await page.getByText('Original', { exact: true }).click()
      await expect.poll(() => standing(page), soon).toMatchObject({ of: 'original', isPlaying: true })
      expect((await standing(page)).seconds).toBeGreaterThanOrEqual(20)
      await video(page).evaluate((one: HTMLVideoElement) => one.pause())
      const { seconds } = await standing(page)
      await page.getByText('Dub', { exact: true }).click()
      await expect.poll(() => standing(page), soon).toMatchObject({ of: 'dub', seconds, isPlaying: false })
    }))

  test('whose address has expired is played from another one, from where it broke off', () =>
    open(address, async (page) => {
      const asked = await givenSounds(page, { expires: true })
      await playFrom(page, 8)
      await expect.poll(() => standing(page), soon).toMatchObject({ of: 'dub', key: '2', isPlaying: true })
      expect((await standing(page)).seconds).toBeGreaterThanOrEqual(8)
      expect(asked()).toBe(2)
    }))
})
