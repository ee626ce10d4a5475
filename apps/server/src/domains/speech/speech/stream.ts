import { contentTypeOf } from '@vireo/audio'
import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { ByteAnswer, ByteSink } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { beginSpeech, type BegunSpeech } from './begin-speech.ts'
import type { Generation } from './generation.ts'

/** Speaks a text and sends the audio while it is made. */
export async function stream(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.stream>,
): Promise<ByteAnswer> {
  return sendWhileMade(await beginSpeech(ctx, input))
}

/** Answers with audio as it comes from the engine. */
export function sendWhileMade({ generation, rendering, headers, admitted }: BegunSpeech): ByteAnswer {
  return {
    contentType: contentTypeOf(rendering.format),
    headers,
    send: (sink, signal) =>
      deliver(generation, {
        admitted,
        signal,
        start: () => generation.attach(sink),
        drain: () => drainInto(generation, sink),
      }),
  }
}

async function drainInto(generation: Generation, sink: ByteSink): Promise<void> {
  await generation.drain()
  if (!sink.gone) await sink.drained()
}

/** A recording as far as its delivery is concerned, whatever makes it. */
export type Deliverable = Pick<Generation, 'finish' | 'stopEarly' | 'abandon' | 'close'>

export type Deliverance = {
  readonly admitted: Promise<void>
  readonly signal: AbortSignal
  /** Called once bytes may be sent. */
  start(): void
  /** Resolves once everything was handed to the reader. */
  drain(): Promise<void>
}

/**
 * Delivers a streamed answer in a fixed order: reserve, deliver, make safe, end. A listener who leaves before the first
 * byte pays nothing; one who leaves later pays for the sentences that were said.
 */
export async function deliver(generation: Deliverable, { admitted, signal, start, drain }: Deliverance): Promise<void> {
  let started = false
  const leave = () => void (started ? generation.stopEarly() : generation.abandon()).catch(() => undefined)
  signal.addEventListener('abort', leave)
  try {
    await admitted
    signal.throwIfAborted()
    started = true
    start()
    await generation.finish()
    await drain()
  } catch (error) {
    if (!started) await generation.abandon()
    throw error
  } finally {
    signal.removeEventListener('abort', leave)
    await generation.close()
  }
}
