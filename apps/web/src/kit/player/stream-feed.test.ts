import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { feedStream } from './stream-feed.ts'
import { PretendAudio } from './testing.ts'

/** The little of a browser's media source that a stream is fed to; a test says what it refuses. */
class PretendSource extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/mpeg'
  static last: PretendSource | undefined
  static refusal: Error | undefined
  readyState = 'closed'
  readonly taken: number[] = []
  constructor() {
    super()
    PretendSource.last = this
    queueMicrotask(() => {
      this.readyState = 'open'
      this.dispatchEvent(new Event('sourceopen'))
    })
  }
  addSourceBuffer() {
    const { taken } = this
    return Object.assign(new EventTarget(), {
      appendBuffer(this: EventTarget, chunk: Uint8Array) {
        if (PretendSource.refusal) throw PretendSource.refusal
        taken.push(...chunk)
        queueMicrotask(() => this.dispatchEvent(new Event('updateend')))
      },
    })
  }
  endOfStream() {
    this.readyState = 'ended'
  }
}

const made = new Map<string, Blob | PretendSource>()
let element: PretendAudio
beforeEach(() => {
  made.clear()
  PretendSource.refusal = undefined
  PretendSource.last = undefined
  element = new PretendAudio()
  let src = ''
  // As in a browser, another source begins at its beginning.
  Object.defineProperty(element, 'src', {
    get: () => src,
    set: (next: string) => {
      src = next
      Object.assign(element, { currentTime: 0, playbackRate: 1 })
    },
  })
  vi.stubGlobal('MediaSource', PretendSource)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = `blob:${made.size}`
    made.set(url, source as unknown as Blob)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void made.delete(url))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const audioOf = (chunks: readonly number[][], contentType = 'audio/mpeg', breaks?: Error) => ({
  contentType,
  outputFormat: 'mp3_44100_128',
  stream: new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Uint8Array.from(chunk))
      if (breaks) controller.error(breaks)
      else controller.close()
    },
  }),
})
// Everything of an audio element that is fed stands in the pretended one.
const feed = (audio: ReturnType<typeof audioOf>, signal = new AbortController().signal) =>
  feedStream(element as unknown as HTMLAudioElement, audio, signal)
const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]

test('a stream is played piece by piece, and is whole at its end', async () => {
  const blob = await feed(audioOf([[1, 2], [3], [4, 5]]))
  expect(PretendSource.last?.taken).toEqual([1, 2, 3, 4, 5])
  expect(PretendSource.last?.readyState).toBe('ended')
  expect(await bytesOf(blob)).toEqual([1, 2, 3, 4, 5])
})

test('what a browser cannot play in pieces it gets at the end', async () => {
  const blob = await feed(audioOf([[1], [2]], 'audio/ogg'))
  expect(PretendSource.last).toBeUndefined()
  expect(made.get(element.src)).toBe(blob)
})

test('a buffer that is full costs nothing: the whole recording takes its place, where the needle stands', async () => {
  PretendSource.refusal = new DOMException('full', 'QuotaExceededError')
  const fed = feed(audioOf([[1, 2], [3]]))
  Object.assign(element, { currentTime: 12.5, playbackRate: 1.5 })
  const blob = await fed
  expect(await bytesOf(blob)).toEqual([1, 2, 3])
  expect(made.get(element.src)).toBe(blob)
  expect([element.currentTime, element.playbackRate]).toEqual([12.5, 1.5])
})

test('a stream that breaks is told, and what has arrived until then stays playable', async () => {
  await expect(feed(audioOf([[1]], 'audio/mpeg', new Error('cut off')))).rejects.toThrow('cut off')
  expect(PretendSource.last?.readyState).toBe('ended')
})

test('an element that belongs to something else by now is left alone', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const blob = await feed(audioOf([[1]], 'audio/ogg'), leaving.signal)
  expect(await bytesOf(blob)).toEqual([1])
  expect(element.src).toBe('')
})

test('no source is kept in memory but the one that is played', async () => {
  await feed(audioOf([[1]]))
  await feed(audioOf([[2]], 'audio/ogg'))
  expect([...made.keys()]).toEqual([element.src])
})
