import { playableBlob } from './playable-blob.ts'

/** Audio that arrives piece by piece. */
export type IncomingAudio = {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly contentType: string
  /** The product's name of the encoding; headerless ones cannot be played without it. */
  readonly outputFormat: string
}

type MediaSourceClass = typeof MediaSource

/** Finds the browser's own way of playing before the end has arrived, where it has one for this type. */
function mediaSourceFor(contentType: string): MediaSourceClass | undefined {
  const kinds = globalThis as { MediaSource?: MediaSourceClass; ManagedMediaSource?: MediaSourceClass }
  return [kinds.MediaSource, kinds.ManagedMediaSource].find((kind) => kind?.isTypeSupported(contentType))
}

/**
 * Lets an audio element play a stream from its first bytes. Resolves with the whole recording.
 * Where the browser cannot play a part of it, the element gets its source only at the end.
 * Once `signal` is aborted the element belongs to something else: the stream is still read to its end.
 * Rejects when the stream breaks; what has arrived until then stays playable.
 */
export async function feedStream(
  element: HTMLAudioElement,
  audio: IncomingAudio,
  signal: AbortSignal,
  onChunks: (chunks: readonly Uint8Array<ArrayBuffer>[]) => void = () => undefined,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const kind = mediaSourceFor(audio.contentType)
  const feed = kind ? await openFeed(element, kind, audio.contentType, signal) : undefined
  try {
    for (const reader = audio.stream.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      onChunks(chunks)
      await feed?.append(value)
    }
  } finally {
    feed?.end()
  }
  const blob = playableBlob(chunks, audio.contentType, audio.outputFormat)
  if (!signal.aborted && (!feed || feed.isFull())) replaceSource(element, blob)
  return blob
}

/** Gives the element another source for the same recording without moving the needle. */
function replaceSource(element: HTMLAudioElement, blob: Blob): void {
  const { currentTime, playbackRate } = element
  setSource(element, blob)
  element.playbackRate = playbackRate
  element.currentTime = currentTime
}

/** Gives the element a source and lets go of the one before. */
export function setSource(element: HTMLAudioElement, source: Blob | MediaSource): void {
  if (element.src.startsWith('blob:')) URL.revokeObjectURL(element.src)
  element.src = URL.createObjectURL(source)
}

type Feed = {
  append(chunk: Uint8Array<ArrayBuffer>): Promise<void>
  end(): void
  /** Whether the browser refused to hold all of it in its buffer. */
  isFull(): boolean
}

async function openFeed(
  element: HTMLAudioElement,
  kind: MediaSourceClass,
  contentType: string,
  signal: AbortSignal,
): Promise<Feed | undefined> {
  const source = new kind()
  element.disableRemotePlayback = true
  setSource(element, source)
  await next(source, 'sourceopen', signal)
  if (signal.aborted || source.readyState !== 'open') return undefined
  const buffer = source.addSourceBuffer(contentType)
  let full = false
  return {
    isFull: () => full,
    async append(chunk) {
      if (full || signal.aborted || source.readyState !== 'open') return
      try {
        buffer.appendBuffer(chunk)
      } catch (error) {
        full = error instanceof DOMException && error.name === 'QuotaExceededError'
        if (!full) throw error
        return
      }
      await next(buffer, 'updateend', signal)
    },
    end() {
      if (!signal.aborted && source.readyState === 'open' && !buffer.updating) source.endOfStream()
    },
  }
}

/** Resolves at the next event of this type, or as soon as the signal says that nobody waits for it any more. */
function next(target: EventTarget, type: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    target.addEventListener(type, () => resolve(), { once: true })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
