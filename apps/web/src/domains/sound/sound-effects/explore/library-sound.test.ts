import { SharedSound } from '@vireo/contracts/sound-effects'
import { afterEach, expect, test, vi } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { dragOut } from './library-sound.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['audio/mpeg', 'audio/mpeg:Rain on a shed.mp3:https://vireo.example/v1/preview'],
  ['audio/wav', 'audio/wav:Rain on a shed.wav:https://vireo.example/v1/preview'],
])('a sound that is %s is dragged out of the window under the name of what it is', (type, expected) => {
  vi.stubGlobal('location', new URL('https://vireo.example/app/sounds'))
  const given = { text: 'Rain on a/shed', preview_url: '/v1/preview', preview_type: type }
  const sound = SharedSound.parse(leastAnswer(SharedSound, given))
  const said = new Map<string, string>()
  const transfer = { effectAllowed: '', setData: (kind: string, data: string) => said.set(kind, data) }
  // What a browser hands over, as far as it is written to.
  dragOut(transfer as unknown as DataTransfer, sound)
  expect(said.get('DownloadURL')).toBe(expected)
})
