import type { With } from '#ports/ports.ts'
import { AppError } from '#kernel/errors.ts'
import type { Speaking, SpeakingListener } from '../speaking.ts'
import type { CachedTake } from './find-cached-take.ts'

/** Speaks from a recording instead of an engine: the same bytes, the same pieces, once everything was pushed. */
export function replaySpeaking(ctx: With<'storage'>, cached: CachedTake, listener: SpeakingListener): Speaking {
  let stopped = false
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const ended = finished.then(() => play(ctx, cached, listener, () => stopped))
  ended.catch(() => undefined)
  return {
    push: () => undefined,
    finish,
    // The whole is there already; who has left gets no more of it, and it costs nothing either way.
    stopEarly: finish,
    cancel: () => {
      stopped = true
      finish()
    },
    ended,
  }
}

async function play(
  ctx: With<'storage'>,
  cached: CachedTake,
  listener: SpeakingListener,
  isStopped: () => boolean,
): Promise<void> {
  let start = 0
  for (const { report, endBytes } of cached.pieces) {
    await copy(ctx, cached, start, endBytes, listener)
    if (isStopped()) throw stoppedError()
    listener.piece(report)
    start = endBytes
  }
  await copy(ctx, cached, start, cached.sizeBytes, listener)
  if (isStopped()) throw stoppedError()
  listener.end(cached.durationMs)
}

async function copy(
  ctx: With<'storage'>,
  { storageKey }: CachedTake,
  start: number,
  end: number,
  listener: SpeakingListener,
): Promise<void> {
  if (end <= start) return
  for await (const block of ctx.ports.storage.read(storageKey, { start, end })) listener.audio(block)
}

function stoppedError(): AppError {
  return new AppError('service_unavailable', { message: 'The generation was stopped.' })
}
