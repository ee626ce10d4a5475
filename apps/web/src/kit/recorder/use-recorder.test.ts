import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useForTests } from '../testing/hook.testing.ts'
import type { MicrophoneRecording } from './microphone.ts'
import { useRecorder } from './use-recorder.ts'

const loud = vi.hoisted(() => ({ now: 0 }))
vi.mock('./microphone.ts', () => ({
  startMicrophone: async (onEnd: (file: File, isWanted: boolean) => void): Promise<MicrophoneRecording> => ({
    level: () => loud.now,
    pause: () => undefined,
    resume: () => undefined,
    end: (isWanted) => onEnd(new File(['sound'], 'recording.webm'), isWanted),
  }),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is recorded is seen as it grows, a level for each tenth of a second, and not while it is paused', async () => {
  const recorded: string[] = []
  const used = await useForTests(() => useRecorder(60_000, ({ name }) => recorded.push(name)))
  const hear = (level: number, ms: number) =>
    used.act(() => {
      loud.now = level
      return vi.advanceTimersByTimeAsync(ms)
    })
  await used.act(async ({ start }) => {
    start()
    await vi.dynamicImportSettled()
  })
  await hear(0.4, 200)
  await hear(0.9, 100)
  expect(used.now().levels).toEqual([0.4, 0.4, 0.9])

  await used.act(({ pause }) => pause())
  await hear(0.7, 500)
  expect(used.now()).toMatchObject({ status: 'paused', levels: [0.4, 0.4, 0.9], elapsedMs: 300 })

  await used.act(({ resume }) => resume())
  await hear(0.2, 100)
  expect(used.now().levels).toEqual([0.4, 0.4, 0.9, 0.2])
  await used.act(({ stop }) => stop())
  expect(recorded).toEqual(['recording.webm'])

  await used.act(async ({ start }) => {
    start()
    await vi.dynamicImportSettled()
  })
  expect(used.now()).toMatchObject({ status: 'recording', levels: [] })
  await used.act(({ discard }) => discard())
})
