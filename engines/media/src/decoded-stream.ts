import type { MediaJob } from './media-job.ts'
import type { MediaPool } from './media-pool.ts'
import type { JobControl } from './pooled-job.ts'

/** Chunks of a third of a megabyte or less that may wait for the reader. */
const readAhead = 4

type Turn = { readonly samples: Float32Array } | { readonly end: true } | { readonly error: unknown }

/** Creates a queue with one writer and one reader, who waits for what comes next. */
function createTurns(): { put(turn: Turn): void; take(): Promise<Turn> } {
  const waiting: Turn[] = []
  let reader: ((turn: Turn) => void) | undefined
  return {
    put(turn) {
      const resolve = reader
      reader = undefined
      if (resolve) resolve(turn)
      else waiting.push(turn)
    },
    take() {
      const next = waiting.shift()
      if (next) return Promise.resolve(next)
      return new Promise((resolve) => {
        reader = resolve
      })
    },
  }
}

/**
 * Reads a decoding job as a stream. The job starts with the first read, blocks when it is more than a few
 * chunks ahead and is cancelled when the reader leaves.
 */
export async function* decodedStream(
  pool: MediaPool,
  job: MediaJob,
  control: Omit<JobControl, 'onSamples'>,
): AsyncGenerator<Float32Array, void, void> {
  const credits = new Int32Array(new SharedArrayBuffer(4))
  credits[0] = readAhead
  const turns = createTurns()
  const running = pool.run({ ...job, credits }, { ...control, onSamples: (samples) => turns.put({ samples }) })
  running.result.then(
    () => turns.put({ end: true }),
    (error: unknown) => turns.put({ error }),
  )
  try {
    for (;;) {
      const turn = await turns.take()
      if ('error' in turn) throw turn.error
      if ('end' in turn) return
      running.restartClock()
      yield turn.samples
      running.restartClock()
      Atomics.add(credits, 0, 1)
      Atomics.notify(credits, 0)
    }
  } finally {
    running.cancel()
  }
}

/** Cuts a stream into frames of so many values; what is left at its end is none. */
export async function* inFrames(
  stream: AsyncIterable<Float32Array>,
  size: number,
): AsyncGenerator<Float32Array, void, void> {
  let frame = new Float32Array(size)
  let filled = 0
  for await (const chunk of stream) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + size - filled)
      frame.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < size) continue
      yield frame
      frame = new Float32Array(size)
      filled = 0
    }
  }
}
