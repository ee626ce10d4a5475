import type { PieceReport, SpeechListener, SpeechPiece, SpeechStream } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { Made } from '#ports/provenance/manifests.ts'
import type { With } from '#ports/ports.ts'
import type { Rendering } from './planning/plan-request.ts'
import { toSpeechError } from './to-speech-error.ts'

export type SpeakingListener = {
  audio(bytes: Uint8Array): void
  piece(report: PieceReport): void
  end(durationMs: number): void
}

/** An engine stream that is fed one piece at a time. */
export type Speaking = {
  push(pieces: readonly SpeechPiece[]): void
  /** Ends the pieces: nothing more is pushed. */
  finish(): void
  /** Completes what is being said and drops what waits. */
  stopEarly(): void
  cancel(): void
  /** Resolves after the last audio; rejects when the engine failed or was cancelled. */
  readonly ended: Promise<void>
}

/** Opens the engine. Feeding it piece by piece, a listener who leaves costs at most the sentence being said. */
export function openSpeaking(ctx: With<'speech'>, rendering: Rendering, listener: SpeakingListener): Speaking {
  const ended = withResolvers()
  ended.promise.catch(() => undefined)
  const heard: SpeechListener = {
    audio: listener.audio,
    piece: (report) => {
      feeder.next()
      listener.piece(report)
    },
    end: ({ durationMs }) => {
      listener.end(durationMs)
      ended.resolve()
    },
    fail: (error) => ended.reject(toSpeechError(error)),
  }
  const stream: SpeechStream = ctx.ports.speech.open(rendering.format, heard, ctx.workspaceId, {
    made: madeOf(rendering),
    effects: rendering.effects,
  })
  const feeder = createFeeder(stream)
  return {
    push: feeder.add,
    finish: feeder.finish,
    stopEarly: () => {
      feeder.dropWaiting()
      feeder.finish()
    },
    cancel: () => {
      stream.cancel()
      ended.reject(new AppError('service_unavailable', { message: 'The generation was stopped.' }))
    },
    ended: ended.promise,
  }
}

/** Tells of a rendering what its manifest says. */
export function madeOf({ tool, model, contentKey, clonedVoices }: Rendering): Made {
  return { tool, model: model.id, contentKey, clonedVoices }
}

type Feeder = { add(pieces: readonly SpeechPiece[]): void; next(): void; dropWaiting(): void; finish(): void }

function createFeeder(stream: SpeechStream): Feeder {
  const waiting: SpeechPiece[] = []
  let speaking = false
  let noMore = false
  const next = () => {
    const piece = waiting.shift()
    speaking = piece !== undefined
    if (piece) stream.push(piece)
    else if (noMore) stream.finish()
  }
  return {
    add(pieces) {
      for (const piece of pieces) waiting.push(piece)
      if (!speaking && pieces.length > 0) next()
    },
    next,
    dropWaiting: () => {
      waiting.length = 0
    },
    finish: () => {
      if (noMore) return
      noMore = true
      if (!speaking) next()
    },
  }
}

type Resolvers = { promise: Promise<void>; resolve: () => void; reject: (reason: unknown) => void }

/** Creates what `Promise.withResolvers` does, which Node 20 does not have. */
function withResolvers(): Resolvers {
  const resolvers: Partial<Resolvers> = {}
  const promise = new Promise<void>((resolve, reject) => Object.assign(resolvers, { resolve, reject }))
  return { resolve: () => resolvers.resolve?.(), reject: (reason) => resolvers.reject?.(reason), promise }
}
