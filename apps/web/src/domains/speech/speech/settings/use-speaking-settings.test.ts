import { QueryClient } from '@tanstack/react-query'
import { Voice, VoiceSettings, voicesEndpoints } from '@vireo/contracts/voices'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standInServer } from '#kit/testing/stand-in.testing.ts'
import { useDelivery, useSpeakingSettings } from '../use-speaking-settings.ts'
import { controlsOf } from '../voice-controls.ts'

const restMs = 500
const voice = Voice.parse(leastAnswer(Voice, { voice_id: 'ada', name: 'Ada' }))
const kept = VoiceSettings.parse({ stability: 0.3, similarity_boost: 0.6, style: 0, speed: 1, use_speaker_boost: true })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A screen that knows already how the voice speaks. */
function knowing(): QueryClient {
  const client = new QueryClient()
  client.setQueryData(contractQuery(voicesEndpoints.getSettings, { voice_id: 'ada' }).queryKey, kept)
  return client
}

const taken = () => Response.json({ status: 'ok' })
const bodiesOf = (asked: readonly Request[]) =>
  Promise.all(asked.map(async (request): Promise<unknown> => request.json()))

test('a slider shows at once where it is, and is stored once when it rests, with all that moved', async () => {
  const asked = standInServer(taken())
  const hook = await useForTests(() => useSpeakingSettings(voice), { client: knowing() })
  expect(hook.now().controls.stability).toBe(0.3)
  await hook.act(({ set }) => set({ stability: 0.4 }))
  await hook.act(() => vi.advanceTimersByTimeAsync(restMs - 1))
  await hook.act(({ set }) => set({ speed: 1.1 }))
  await hook.act(() => vi.advanceTimersByTimeAsync(restMs - 1))
  expect(hook.now().controls).toMatchObject({ stability: 0.4, speed: 1.1, similarity_boost: 0.6 })
  expect(asked).toHaveLength(0)
  await hook.act(() => vi.advanceTimersByTimeAsync(1))
  expect(await bodiesOf(asked)).toEqual([{ stability: 0.4, speed: 1.1 }])
})

test('what moved is stored though the screen was left meanwhile', async () => {
  const asked = standInServer(taken())
  const hook = await useForTests(() => useSpeakingSettings(voice), { client: knowing() })
  await hook.act(({ set }) => set({ speed: 0.9 }))
  await hook.leave()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(await bodiesOf(asked)).toEqual([{ speed: 0.9 }])
})

test('going back to the usual ways takes the place of what was not stored yet', async () => {
  const asked = standInServer(taken())
  const hook = await useForTests(() => useSpeakingSettings(voice), { client: knowing() })
  expect(hook.now().isChanged).toBe(true)
  await hook.act(({ set }) => set({ speed: 0.9 }))
  await hook.act(({ reset }) => reset())
  await hook.act(() => vi.advanceTimersByTimeAsync(restMs * 2))
  expect(hook.now()).toMatchObject({ controls: controlsOf(undefined), isChanged: false })
  const bodies = await bodiesOf(asked)
  expect(bodies).toEqual([
    { speed: null, stability: null, similarity_boost: null, style: null, use_speaker_boost: null },
  ])
})

test('what could not be stored goes back to what is', async () => {
  const asked = standInServer(Response.json({}, { status: 500 }), Response.json(kept))
  const hook = await useForTests(() => useSpeakingSettings(voice), { client: knowing() })
  await hook.act(({ set }) => set({ stability: 0.9 }))
  await hook.act(() => vi.advanceTimersByTimeAsync(restMs))
  await hook.act(() => vi.advanceTimersByTimeAsync(100))
  await hook.act(() => vi.advanceTimersByTimeAsync(100))
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET'])
  expect(hook.now().controls.stability).toBe(0.3)
})

test('a delivery that a recording lent changes nothing of the voice', async () => {
  const asked = standInServer()
  const onChange = vi.fn<(change: object) => void>()
  const controls = { ...controlsOf(undefined), speed: 1.2 }
  const hook = await useForTests(() => useDelivery(voice, { controls, onChange }), { client: knowing() })
  expect(hook.now()).toMatchObject({ controls, isBorrowed: true })
  await hook.act(({ set }) => set({ style: 0.5 }))
  expect(onChange).toHaveBeenLastCalledWith({ controls: { ...controls, style: 0.5 } })
  await hook.act(({ reset }) => reset())
  expect(onChange).toHaveBeenLastCalledWith({ controls: undefined })
  await hook.act(() => vi.advanceTimersByTimeAsync(restMs))
  expect(asked).toEqual([])
})
