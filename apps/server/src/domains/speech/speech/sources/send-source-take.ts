import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { deliver } from '../stream.ts'
import { sendRecording } from '../takes/send-recording.ts'
import type { SourceTake } from './source-take.ts'

type Head = { readonly contentType: string; readonly headers: Readonly<Record<string, string>> }

/** Sends what is made of a recording while it is made. */
export function sendAsMade(take: SourceTake, head: Head): ByteAnswer {
  return {
    ...head,
    send: (sink, signal) =>
      deliver(take, {
        admitted: Promise.resolve(),
        signal,
        start: () => take.attach(sink),
        drain: async () => {
          await take.drain()
          if (!sink.gone) await sink.drained()
        },
      }),
  }
}

/** Waits for all that is made of a recording and answers with it; `onLeave` is called when the caller leaves before that. */
export async function sendOnceWhole(
  { signal }: { readonly signal: AbortSignal },
  take: SourceTake,
  { onLeave, ...head }: Head & { readonly onLeave: () => Promise<void> },
): Promise<ByteAnswer> {
  const leave = () => void onLeave().catch(() => undefined)
  signal.addEventListener('abort', leave)
  try {
    signal.throwIfAborted()
    await take.finish()
    if (signal.aborted) {
      await take.close()
      throw new AppError('service_unavailable', { message: 'The caller left before the recording was whole.' })
    }
  } catch (error) {
    await take.abandon()
    throw error
  } finally {
    signal.removeEventListener('abort', leave)
  }
  return sendRecording(take, { ...head, sizeBytes: take.sizeBytes })
}
