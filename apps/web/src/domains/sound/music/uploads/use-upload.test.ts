import { musicEndpoints } from '@vireo/contracts/music'
import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError, type UploadOptions } from '#kit/api/index.ts'
import { useForTests } from '#kit/testing/hook.testing.ts'
import { useUpload } from './use-upload.ts'
import { uploadWords } from './words.ts'

type Sending = UploadOptions & {
  readonly endpoint: unknown
  readonly resolve: (answer: { song_id: string }) => void
  readonly reject: (error: unknown) => void
}
const sent: Sending[] = []
let durationMs: number | undefined
vi.mock('#kit/api/index.ts', async (original) => ({
  ...(await original<object>()),
  uploadFor: (endpoint: unknown, _input: unknown, _files: unknown, options: UploadOptions) =>
    new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')))
      sent.push({ ...options, endpoint, resolve, reject })
    }),
}))
vi.mock('#kit/recorder/index.ts', async (original) => ({
  ...(await original<object>()),
  readSource: async (file: File) => ({ id: file.name, file, isRecorded: false, peaks: undefined, durationMs }),
}))
beforeEach(() => {
  sent.length = 0
  durationMs = 40_000
})

const tune = new File(['RIFF....WAVE'], 'My tune.wav', { type: 'audio/wav' })
async function used() {
  const opened: string[] = []
  return { opened, upload: await useForTests(() => useUpload((id) => opened.push(id))) }
}

test('a song is sent, listened to, and then opened', async () => {
  const { opened, upload } = await used()
  await upload.act(({ begin }) => void begin(tune))
  await expect.poll(() => sent.map(({ endpoint }) => endpoint)).toEqual([musicEndpoints.upload])
  expect(upload.now().state).toEqual({ status: 'sending', name: 'My tune.wav', share: 0 })
  await upload.act(() => sent[0]?.onProgress(0.5))
  expect(upload.now().state).toMatchObject({ share: 0.5 })
  await upload.act(() => sent[0]?.onProgress(1))
  expect(upload.now().state).toEqual({ status: 'listening', name: 'My tune.wav' })
  await upload.act(() => sent[0]?.resolve({ song_id: 'song_1' }))
  await expect.poll(() => opened).toEqual(['song_1'])
  expect(upload.now().state).toEqual({ status: 'idle' })
})

test('what the server refuses is said, and the file is there for another attempt', async () => {
  const { opened, upload } = await used()
  await upload.act(({ begin }) => void begin(tune))
  await expect.poll(() => sent.length).toBe(1)
  const refusal = new ApiError({ status: 400, code: 'invalid_audio', message: 'This is silent.' })
  await upload.act(() => sent[0]?.reject(refusal))
  expect(upload.now().state).toEqual({ status: 'failed', message: 'This is silent.', file: tune })
  expect(opened).toEqual([])
})

test.each([
  [600_001, uploadWords.tooLong(10)],
  [2999, uploadWords.tooShort(3)],
])('a song of %i ms is refused before it is sent', async (lengthMs, message) => {
  durationMs = lengthMs
  const { upload } = await used()
  await upload.act(({ begin }) => begin(tune))
  expect(upload.now().state).toEqual({ status: 'failed', message, file: undefined })
  expect(sent).toEqual([])
})

test('what is called off is over, opens nothing, and lets the next one in', async () => {
  const { opened, upload } = await used()
  await upload.act(({ begin }) => void begin(tune))
  await expect.poll(() => sent.length).toBe(1)
  await upload.act(({ cancel }) => cancel())
  expect([sent[0]?.signal.aborted, upload.now().state]).toEqual([true, { status: 'idle' }])
  await upload.act(({ begin }) => void begin(tune))
  await expect.poll(() => sent.length).toBe(2)
  await upload.act(() => sent[1]?.resolve({ song_id: 'song_2' }))
  await expect.poll(() => opened).toEqual(['song_2'])
})
