import type { HistoryItem } from '@vireo/contracts/history'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { player, type Track } from '#kit/player/index.ts'
import { useForTests } from '#kit/testing/hook.testing.ts'
import { polling } from './await-recording.ts'
import { useFreshRecording } from './use-fresh-recording.ts'

const asked = vi.hoisted(() => ({
  get: vi.fn<(id: string) => Promise<HistoryItem>>(),
  save: vi.fn<(id: string) => Promise<void>>(),
}))
vi.mock('./recordings.ts', () => ({
  getRecording: asked.get,
  downloadRecording: asked.save,
  knownOf: () => ({ durationMs: 1000 }),
}))

const track: Track = {
  id: 't1',
  title: 'Hello',
  download: 'pending',
  historyItemId: 'h1',
  open: async () => ({ url: '/a' }),
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a recording that has not appeared after the last try can be saved all the same: it is asked for again', async () => {
  asked.get.mockRejectedValue(new ApiError({ status: 404, code: 'x', message: 'x' }))
  const describe = vi.spyOn(player, 'describe').mockImplementation(() => undefined)
  await useForTests(() => useFreshRecording({ track, isWhole: true }))
  await vi.advanceTimersByTimeAsync(polling.firstWaitMs + polling.waitMs * polling.triesMax)
  expect(asked.get).toHaveBeenCalledTimes(polling.triesMax)
  expect(describe).toHaveBeenCalledOnce()
  const [id, known] = describe.mock.calls[0] ?? []
  expect(id).toBe('t1')
  if (typeof known?.download !== 'function') throw new Error('It is still said to be ready in a moment.')
  await known.download()
  expect(asked.save).toHaveBeenCalledWith('h1')
})
