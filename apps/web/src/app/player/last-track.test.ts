import { expect, onTestFinished, test, vi } from 'vitest'

import { player, type Track } from '#kit/player/index.ts'
import { standIn, standInStorage } from '#kit/testing/stand-in.testing.ts'
import { rememberLastTrack } from './last-track.ts'

const key = 'vireo.player-last'
const track = (changes: Partial<Track> = {}): Track => ({
  id: 'take',
  title: 'A letter',
  subtitle: 'Ada',
  voiceId: 'ada',
  durationMs: 4000,
  kept: { in: 'address', url: '/v1/sample.mp3', outputFormat: 'mp3' },
  open: async () => ({ url: '/a' }),
  ...changes,
})

/** Remembers what is in a player whose state the test says, in a browser that kept something already, or nothing. */
function remembered(before?: unknown) {
  const kept = standInStorage()
  if (before !== undefined) kept.set(key, JSON.stringify(before))
  let state = { ...player.state() }
  let positionMs = 0
  const told: (() => void)[] = []
  const listen = (listener: () => void) => {
    told.push(listener)
    return () => void told.splice(told.indexOf(listener), 1)
  }
  const restored = vi.spyOn(player, 'restore').mockImplementation(() => undefined)
  const spies = [
    restored,
    vi.spyOn(player, 'state').mockImplementation(() => state),
    vi.spyOn(player, 'positionMs').mockImplementation(() => positionMs),
    vi.spyOn(player, 'subscribe').mockImplementation(listen),
    vi.spyOn(player, 'onMoved').mockImplementation(listen),
  ]
  standIn('addEventListener', () => undefined)
  standIn('removeEventListener', () => undefined)
  const stop = rememberLastTrack()
  onTestFinished(() => {
    stop()
    for (const spy of spies) spy.mockRestore()
  })
  const become = (shown: Track | undefined, atMs = 0, durationMs?: number) => {
    state = { ...state, track: shown, durationMs }
    positionMs = atMs
    for (const tell of told) tell()
  }
  const found = (): unknown => JSON.parse(kept.get(key) ?? 'null')
  return { restored, become, found, stop }
}

test('what is in the player is there again, where it was, when the page comes back', () => {
  const { become, found } = remembered()
  become(track(), 1234.6, 4000)
  const { restored } = remembered(found())
  expect(restored).toHaveBeenCalledOnce()
  const [shown, atMs] = restored.mock.calls[0] ?? []
  expect(shown).toMatchObject({ id: 'take', title: 'A letter', subtitle: 'Ada', voiceId: 'ada', durationMs: 4000 })
  expect(atMs).toBe(1235)
})

test.each([
  ['at its end', 4000],
  ['behind its end', 4001],
])('a recording that is left %s begins anew', (_, atMs) => {
  const { become, found } = remembered()
  become(track(), atMs, 4000)
  expect(found()).toMatchObject({ positionMs: 0 })
})

test('a title may be a whole text, of which the beginning is kept', () => {
  const { become, found } = remembered()
  become(track({ title: 'a'.repeat(3000) }))
  expect(found()).toMatchObject({ title: 'a'.repeat(500) })
})

test.each([
  ['an empty player', undefined],
  ['a sound that is kept nowhere', { ...track(), kept: undefined }],
])('%s leaves nothing behind, not even what was there before', (_, shown) => {
  const { become, found } = remembered()
  become(track())
  expect(found()).not.toBeNull()
  become(shown)
  expect(found()).toBeNull()
})

test.each([
  ['nothing', undefined],
  ['what an older version wrote', { id: 'take', title: 'A letter' }],
  ['something else', 7],
])('a browser that kept %s restores nothing', (_, before) => {
  expect(remembered(before).restored).not.toHaveBeenCalled()
})

test('only what the history keeps can be downloaded, without being heard again', () => {
  const inHistory = track({ historyItemId: 'item', kept: { in: 'history', outputFormat: 'mp3_44100_128' } })
  for (const [shown, download] of [
    [inHistory, 'function'],
    [track(), 'undefined'],
  ] as const) {
    const { become, found, stop } = remembered()
    become(shown)
    const before = found()
    stop()
    expect(typeof remembered(before).restored.mock.calls.at(-1)?.[0].download).toBe(download)
  }
})

test('a recording at an address is opened from there', async () => {
  const { become, found } = remembered()
  become(track())
  const { restored } = remembered(found())
  const asked: string[] = []
  standIn('fetch', async (address: string) => {
    asked.push(String(address))
    return new Response('sound', { headers: { 'content-type': 'audio/mpeg' } })
  })
  const audio = await restored.mock.calls.at(-1)?.[0].open(new AbortController().signal)
  expect(asked).toEqual(['/v1/sample.mp3'])
  expect(audio).toMatchObject({ contentType: 'audio/mpeg', outputFormat: 'mp3' })
})

test('whoever stops remembering keeps nothing more', () => {
  const { become, found, stop } = remembered()
  stop()
  become(track())
  expect(found()).toBeNull()
})
