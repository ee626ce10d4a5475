import { Voice } from '@vireo/contracts/voices'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { player } from '#kit/player/index.ts'
import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standIn } from '#kit/testing/stand-in.testing.ts'
import { endHovered, hearHovered, previewIdOf, previewTrackOf, stopPreview, useVoicePreview } from './preview.ts'

type State = ReturnType<typeof player.state>

const voiceWith = (voice_id: string, preview_url: string | null = `/v1/${voice_id}.mp3`) =>
  Voice.parse(
    leastAnswer(Voice, {
      voice_id,
      name: voice_id,
      preview_url,
      preview_peaks: [0, 50, 100],
      preview_duration_ms: 1500,
    }),
  )
const [ada, bo] = [voiceWith('ada'), voiceWith('bo')]
const recording = { id: 'recording', title: 'A letter', open: async () => ({ url: '/a' }) }

let state: State
let did: string[]
beforeEach(() => {
  state = { ...player.state(), track: undefined, status: 'idle' }
  did = []
  const spies = [
    vi.spyOn(player, 'state').mockImplementation(() => state),
    vi.spyOn(player, 'pause').mockImplementation(() => void did.push('pause')),
    vi.spyOn(player, 'play').mockImplementation(async (track) => {
      did.push(track.id)
      state = { ...state, track, status: 'playing' }
    }),
  ]
  standIn('navigator', { userActivation: { hasBeenActive: true } })
  onTestFinished(() => {
    endHovered(ada, 'en')
    endHovered(bo, 'en')
    for (const spy of spies) spy.mockRestore()
  })
})

describe('a pointer that rests on a voice', () => {
  test('lets it be heard, and leaving ends it', () => {
    hearHovered(ada, 'en')
    endHovered(ada, 'en')
    expect(did).toEqual([previewIdOf(ada, 'en'), 'pause'])
  })

  test.each([
    ['a recording is in the player', { track: recording, status: 'playing' }],
    ['a recording waits in the player', { track: recording, status: 'paused' }],
    ['another sample sounds', { track: previewTrackOf(bo, 'en'), status: 'playing' }],
    ['another sample is coming', { track: previewTrackOf(bo, 'en'), status: 'loading' }],
  ] as const)('starts nothing where %s', (_, change) => {
    state = { ...state, ...change }
    hearHovered(ada, 'en')
    endHovered(ada, 'en')
    expect(did).toEqual([])
  })

  test('starts nothing before anybody has pressed anything', () => {
    standIn('navigator', { userActivation: { hasBeenActive: false } })
    hearHovered(ada, 'en')
    expect(did).toEqual([])
  })

  test('takes the place of a sample that is over', () => {
    state = { ...state, track: previewTrackOf(bo, 'en'), status: 'ended' }
    hearHovered(ada, 'en')
    expect(did).toEqual([previewIdOf(ada, 'en')])
  })

  test('and leaves ends no sample of another voice, and none that took its place', () => {
    hearHovered(ada, 'en')
    endHovered(bo, 'en')
    state = { ...state, track: recording }
    endHovered(ada, 'en')
    expect(did).toEqual([previewIdOf(ada, 'en')])
  })
})

describe('pressing a voice', () => {
  test('starts its sample, and pressing it again pauses it', async () => {
    const hook = await useForTests(() => useVoicePreview('en'))
    await hook.act(({ toggle }) => toggle(ada))
    await hook.again()
    await hook.act(({ toggle }) => toggle(ada))
    expect(did).toEqual([previewIdOf(ada, 'en'), 'pause'])
  })

  test('goes on with what began under the pointer, which leaving then does not end', async () => {
    const hook = await useForTests(() => useVoicePreview('en'))
    hearHovered(ada, 'en')
    await hook.leave()
    const pressed = await useForTests(() => useVoicePreview('en'))
    expect(pressed.now().stateOf(ada)).toBe('playing')
    await pressed.act(({ toggle }) => toggle(ada))
    endHovered(ada, 'en')
    expect(did).toEqual([previewIdOf(ada, 'en')])
  })

  test('starts nothing of a voice without a sample', async () => {
    const hook = await useForTests(() => useVoicePreview('en'))
    await hook.act(({ toggle }) => toggle(voiceWith('mute', null)))
    expect(did).toEqual([])
  })
})

test('only samples are silenced', () => {
  state = { ...state, track: recording, status: 'playing' }
  stopPreview()
  expect(did).toEqual([])
  state = { ...state, track: previewTrackOf(ada, 'en') }
  stopPreview()
  expect(did).toEqual(['pause'])
})

test('the outline belongs to the general sample, not to one in another language', () => {
  expect(previewTrackOf(ada, 'en')).toMatchObject({ peaks: [0, 0.5, 1], durationMs: 1500 })
  const own = { language: 'de', model_id: 'eleven_multilingual_v2', preview_url: '/v1/german.mp3' }
  const german = previewTrackOf({ ...ada, verified_languages: [leastOf(own)] }, 'de')
  expect(german).toMatchObject({ kept: { url: '/v1/german.mp3' } })
  expect(german?.peaks).toBeUndefined()
})

/** A sample in a language, as a voice lists it. */
function leastOf(given: object): NonNullable<Voice['verified_languages']>[number] {
  const [one] = Voice.parse(leastAnswer(Voice, { verified_languages: [given] })).verified_languages ?? []
  if (!one) throw new Error('A voice lists what it was given.')
  return one
}
