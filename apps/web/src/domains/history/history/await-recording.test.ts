import type { HistoryItem } from '@vireo/contracts/history'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { awaitRecording } from './await-recording.ts'

const item: HistoryItem = {
  history_item_id: 'h1',
  request_id: null,
  voice_id: null,
  model_id: null,
  voice_name: null,
  voice_category: null,
  text: 'Hello',
  date_unix: 0,
  character_count_change_from: 0,
  character_count_change_to: 5,
  content_type: 'audio/mpeg',
  state: 'created',
  settings: null,
  feedback: null,
  share_link_id: null,
  source: 'TTS',
  alignments: null,
  dialogue: null,
  output_format: null,
  duration_ms: 1000,
  peaks: null,
  isbn_number: null,
}
let askedAtMs: number[]
let startedAtMs: number

beforeEach(() => {
  vi.useFakeTimers()
  askedAtMs = []
  startedAtMs = performance.now()
})
afterEach(() => vi.useRealTimers())

/** Answers like a server on which the entry appears at the given try. */
function appearsAt(tryNumber: number, status = 404) {
  return async (): Promise<HistoryItem> => {
    askedAtMs.push(Math.round(performance.now() - startedAtMs))
    if (askedAtMs.length < tryNumber) throw new ApiError({ status, code: 'x', message: 'x' })
    return item
  }
}

test('the first try comes after a second, the others five seconds apart', async () => {
  const waiting = awaitRecording('h1', undefined, appearsAt(3))
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(waiting).resolves.toBe(item)
  expect(askedAtMs).toEqual([1000, 6000, 11_000])
})

test('ten tries are all', async () => {
  const waiting = awaitRecording('h1', undefined, appearsAt(99))
  await vi.advanceTimersByTimeAsync(600_000)
  await expect(waiting).resolves.toBeUndefined()
  expect(askedAtMs).toHaveLength(10)
})

test('an unreachable server is asked again, a refusal is not', async () => {
  const unreachable = awaitRecording('h1', undefined, appearsAt(2, 0))
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(unreachable).resolves.toBe(item)

  askedAtMs = []
  const refused = awaitRecording('h1', undefined, appearsAt(2, 403))
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(refused).resolves.toBeUndefined()
  expect(askedAtMs).toHaveLength(1)
})

test('a recording that is still being written is not there yet', async () => {
  let state: HistoryItem['state'] = 'processing'
  const waiting = awaitRecording('h1', undefined, async () => ({ ...item, state }))
  await vi.advanceTimersByTimeAsync(2000)
  state = 'created'
  await vi.advanceTimersByTimeAsync(5000)
  await expect(waiting).resolves.toMatchObject({ state: 'created' })
})

test('nobody is asked once it is called off', async () => {
  const controller = new AbortController()
  const waiting = awaitRecording('h1', controller.signal, appearsAt(1))
  controller.abort()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(waiting).resolves.toBeUndefined()
  expect(askedAtMs).toEqual([])
})
