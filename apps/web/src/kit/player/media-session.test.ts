import { expect, test, vi } from 'vitest'

import { standIn } from '#kit/testing/stand-in.testing.ts'
import { connectMediaSession } from './media-session.ts'
import { Player } from './player.ts'

/** Connects a player, whose state the test says, to a system that refuses some of the buttons. */
function connected({ refused = [] as readonly string[] } = {}) {
  const handlers = new Map<string, (details: object) => void>()
  const session = {
    playbackState: 'none',
    metadata: null as unknown,
    setActionHandler: (action: string, handler: (details: object) => void) => {
      if (refused.includes(action)) throw new TypeError('Not known here.')
      handlers.set(action, handler)
    },
    setPositionState: vi.fn<(state?: object) => void>(),
  }
  standIn('navigator', { mediaSession: session })
  standIn('MediaMetadata', function MediaMetadata(said: object) {
    return { said }
  })
  const player = new Player()
  const told: (() => void)[] = []
  const state = { ...player.state() }
  vi.spyOn(player, 'state').mockImplementation(() => state)
  vi.spyOn(player, 'subscribe').mockImplementation((listener) => {
    told.push(listener)
    return () => undefined
  })
  const calls = vi.fn<(...call: unknown[]) => void>()
  for (const name of ['resume', 'pause', 'clear', 'skip', 'seek', 'previous', 'next'] as const)
    vi.spyOn(player, name).mockImplementation((...given: unknown[]) => void calls(name, ...given))
  connectMediaSession(player)
  const become = (change: Partial<typeof state>) => {
    Object.assign(state, change)
    for (const tell of told) tell()
  }
  return { session, player, calls, become, press: (action: string, details = {}) => handlers.get(action)?.(details) }
}

const track = { id: 'a', title: 'A letter', subtitle: 'Ada', open: async () => ({ url: '/a' }) }

test.each([
  ['play', {}, ['resume']],
  ['pause', {}, ['pause']],
  ['stop', {}, ['clear']],
  ['seekbackward', {}, ['skip', -10_000]],
  ['seekbackward', { seekOffset: 3 }, ['skip', -3000]],
  ['seekforward', {}, ['skip', 10_000]],
  ['seekforward', { seekOffset: 30 }, ['skip', 30_000]],
  ['seekto', { seekTime: 0 }, ['seek', 0]],
  ['seekto', { seekTime: 1.5 }, ['seek', 1500]],
  ['previoustrack', {}, ['previous']],
  ['nexttrack', {}, ['next']],
])('the key %s with %j asks the player to %j', (action, details, call) => {
  const { press, calls } = connected()
  press(action, details)
  expect(calls.mock.calls).toEqual([call])
})

test('a seek that says no place goes nowhere', () => {
  const { press, calls } = connected()
  press('seekto')
  expect(calls).not.toHaveBeenCalled()
})

test('a browser that refuses one key still gives the others', () => {
  const { press, calls } = connected({ refused: ['play', 'seekto'] })
  press('nexttrack')
  expect(calls.mock.calls).toEqual([['next']])
})

test('a browser without such keys plays all the same', () => {
  standIn('navigator', {})
  expect(() => connectMediaSession(new Player())).not.toThrow()
})

test('the lock screen says what is heard, and whether it is', () => {
  const { session, become } = connected()
  become({ track, status: 'loading' })
  expect(session).toMatchObject({ playbackState: 'playing', metadata: { said: { title: 'A letter', artist: 'Ada' } } })
  const shown = session.metadata
  become({ status: 'playing' })
  expect(session.metadata).toBe(shown)
  become({ status: 'paused' })
  expect(session.playbackState).toBe('paused')
  become({ track: undefined, status: 'idle' })
  expect(session).toMatchObject({ playbackState: 'none', metadata: null })
})

test('the place is told in seconds, never behind the end, and not at all while the length is unknown', () => {
  const { session, player, become } = connected()
  const at = vi.spyOn(player, 'positionMs').mockReturnValue(1500)
  become({ track, status: 'playing', durationMs: undefined })
  expect(session.setPositionState).toHaveBeenLastCalledWith()
  become({ durationMs: 4000, speed: 1.5 })
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 4, playbackRate: 1.5, position: 1.5 })
  at.mockReturnValue(4001)
  become({})
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 4, playbackRate: 1.5, position: 4 })
})
