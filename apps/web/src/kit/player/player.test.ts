import { beforeEach, describe, expect, test, vi } from 'vitest'

import { Player } from './player.ts'
import { PretendAudio } from './testing.ts'
import type { Track } from './track.ts'
import { unlockOnGesture } from './unlock-on-gesture.ts'

let audio: PretendAudio
beforeEach(() => {
  audio = new PretendAudio()
  vi.stubGlobal('Audio', function Audio() {
    return audio
  })
  vi.stubGlobal('document', { body: { append: () => undefined } })
  vi.stubGlobal('HTMLMediaElement', { HAVE_NOTHING: 0 })
})

const track = (id: string, changes: Partial<Track> = {}): Track => ({
  id,
  title: id,
  open: async () => ({ url: `/${id}` }),
  ...changes,
})
const three = [track('a'), track('b'), track('c')]
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a player', () => {
  test('goes from idle over loading to playing, paused and ended', async () => {
    const player = new Player()
    const seen: string[] = [player.state().status]
    player.subscribe(() => seen.at(-1) === player.state().status || seen.push(player.state().status))
    await player.play(track('a'))
    player.toggle()
    player.toggle()
    await settled()
    audio.know(5000)
    audio.end()
    expect(seen).toEqual(['idle', 'loading', 'playing', 'paused', 'playing', 'ended'])
    expect(player.state()).toMatchObject({ durationMs: 5000, track: { id: 'a' } })
    player.clear()
    expect(player.state()).toMatchObject({ status: 'idle', track: undefined })
  })

  test('that the browser does not let start by itself only writes it down, and waits for a click', async () => {
    const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    audio.refusal = new DOMException('no gesture', 'NotAllowedError')
    const player = new Player()
    await player.play(track('a'))
    await settled()
    expect(player.state()).toMatchObject({ status: 'paused', problem: undefined })
    expect(written).toHaveBeenCalled()
    audio.refusal = undefined
    player.toggle()
    expect(player.state().status).toBe('playing')
    written.mockRestore()
  })

  test('stands untouched as an earlier visit left it, until somebody moves its needle or plays it', async () => {
    const moved = new Player()
    moved.restore(track('a', { durationMs: 9000 }), 0)
    expect(moved.state()).toMatchObject({ status: 'paused', isUntouched: true })
    moved.seek(2000)
    expect(moved.state().isUntouched).toBe(false)
    const played = new Player()
    played.restore(track('a', { durationMs: 9000 }), 0)
    played.resume()
    expect(played.state().isUntouched).toBe(false)
    await settled()
  })

  test('keeps its speed from one recording to the next', async () => {
    const player = new Player()
    player.setSpeed(1.5)
    await player.play(track('a'))
    expect(audio.playbackRate).toBe(1.5)
    audio.playbackRate = 1
    await player.play(track('b'))
    expect(audio.playbackRate).toBe(1.5)
  })

  test('moves the needle inside the recording only', async () => {
    const player = new Player()
    await player.play(track('a'))
    audio.know(20_000)
    for (const [by, expected] of [
      [10_000, 10_000],
      [-3000, 7000],
      [-10_000, 0],
      [30_000, 20_000],
    ] as const) {
      player.skip(by)
      expect(player.positionMs()).toBe(expected)
    }
  })

  test('learns of a download later, also for a recording that only waits in the queue', async () => {
    const player = new Player()
    await player.play(track('a', { download: 'pending' }), { tracks: three, index: 0, goesOn: false })
    const download = async () => undefined
    player.describe('a', { download, durationMs: 900 })
    player.describe('b', { peaks: [1] })
    expect(player.state()).toMatchObject({ track: { download }, durationMs: 900 })
    expect(player.state().queue?.tracks[1]).toMatchObject({ peaks: [1] })
  })
})

describe('what was left', () => {
  test('stands there paused where it was, fetches nothing, and goes on from there', async () => {
    const player = new Player()
    const opened = vi.fn<Track['open']>(async () => ({ url: '/a' }))
    player.restore(track('a', { open: opened, durationMs: 9000 }), 4000)
    expect([player.state().status, player.state().durationMs, player.positionMs()]).toEqual(['paused', 9000, 4000])
    player.seek(5000)
    expect([player.positionMs(), opened.mock.calls.length]).toEqual([5000, 0])
    player.toggle()
    await settled()
    expect([player.state().status, audio.currentTime, opened.mock.calls.length]).toEqual(['playing', 5, 1])
    player.toggle()
    expect(player.state().status).toBe('paused')
    player.toggle()
    await settled()
    expect([player.state().status, opened.mock.calls.length]).toEqual(['playing', 1])
  })

  test('never takes the place of what is heard', async () => {
    const player = new Player()
    await player.play(track('b'))
    player.restore(track('a'), 1000)
    expect(player.state().track?.id).toBe('b')
  })

  test('can be begun in the middle, and the next one begins at its beginning', async () => {
    const player = new Player()
    await player.play(track('a'), undefined, 2500)
    expect(player.positionMs()).toBe(2500)
    await player.play(track('b'))
    audio.currentTime = 0
    expect(player.positionMs()).toBe(0)
  })

  test('that failed is tried again where it was', async () => {
    const player = new Player()
    let broken = true
    const open = async () => {
      if (broken) throw new Error('lost')
      return { url: '/a' }
    }
    await player.play(track('a', { open }), undefined, 3000)
    expect(player.state().status).toBe('failed')
    broken = false
    player.resume()
    await settled()
    expect([player.state().status, audio.currentTime]).toEqual(['playing', 3])
  })
})

describe('a queue', () => {
  const playing = (player: Player) => player.state().track?.id
  const start = async (index: number, goesOn = false) => {
    const player = new Player()
    await player.play(three[index] ?? track('?'), { tracks: three, index, goesOn })
    return player
  }

  test('is walked through with next and previous, and ends at its ends', async () => {
    const player = await start(0)
    player.next()
    expect(playing(player)).toBe('b')
    player.next()
    player.next()
    expect([playing(player), player.hasNeighbour(1), player.hasNeighbour(-1)]).toEqual(['c', false, true])
    player.previous()
    expect(playing(player)).toBe('b')
  })

  test('goes back to the beginning of the same recording once that is under way', async () => {
    const player = await start(1)
    audio.know(9000)
    player.seek(3001)
    player.previous()
    expect([playing(player), player.positionMs()]).toEqual(['b', 0])
    player.previous()
    expect(playing(player)).toBe('a')
    audio.know(9000)
    player.seek(2000)
    player.previous()
    expect([playing(player), player.positionMs()]).toEqual(['a', 0])
  })

  test('goes on by itself only when it was asked to', async () => {
    const still = await start(0)
    audio.end()
    expect([playing(still), still.state().status]).toEqual(['a', 'ended'])
    const going = await start(1, true)
    audio.end()
    expect(playing(going)).toBe('c')
    audio.end()
    expect([playing(going), going.state().status]).toEqual(['c', 'ended'])
  })

  test('is looped: not at all, all of it, or one recording', async () => {
    const player = await start(2)
    player.cycleLoop()
    expect(player.state().loop).toBe('all')
    audio.end()
    expect(playing(player)).toBe('a')
    player.cycleLoop()
    expect(player.state().loop).toBe('one')
    audio.end()
    await settled()
    expect([playing(player), player.state().status, player.positionMs()]).toEqual(['a', 'playing', 0])
    player.cycleLoop()
    expect(player.state().loop).toBe('off')
  })

  test('of one is looped or not', async () => {
    const player = new Player()
    await player.play(track('a'))
    player.cycleLoop()
    expect(player.state().loop).toBe('one')
    player.cycleLoop()
    expect(player.state().loop).toBe('off')
  })

  test('forgets what was deleted, and stops where that is heard', async () => {
    const player = await start(1)
    player.forget(new Set(['a', 'z']))
    expect([playing(player), player.state().queue?.tracks.map(({ id }) => id), player.state().queue?.index]).toEqual([
      'b',
      ['b', 'c'],
      0,
    ])
    player.forget(new Set(['b']))
    expect(player.state().status).toBe('idle')
  })
})

test('the first gesture starts every player once, unheard, and changes nothing else', async () => {
  const page = new EventTarget()
  const [one, other] = [new Player(), new Player()]
  const started = vi.spyOn(audio, 'play')
  unlockOnGesture([one, other], page)
  page.dispatchEvent(new Event('pointerup'))
  page.dispatchEvent(new Event('click'))
  await settled()
  expect(started).toHaveBeenCalledTimes(2)
  expect([one.state().status, other.state().status]).toEqual(['idle', 'idle'])
})
