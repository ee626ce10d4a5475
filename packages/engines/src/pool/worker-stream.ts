import {
  type AudioEffects,
  createAudioEffects,
  createSoundMarker,
  type MarkPattern,
  type OutputFormat,
  type Resampler,
  type Tempo,
} from '@vireo/audio'
import { isSpeakable } from '../speakable.ts'
import { EngineError, type SpeechPiece, type Synthesizer } from '../speech.ts'
import type { AudioShelves } from './shelves/audio-shelves.ts'
import type { EngineShelf } from './shelves/engine-shelf.ts'
import type { Shelf } from './shelves/shelf.ts'
import { StreamAudio } from './stream-audio.ts'
import { shapeOf, type VoiceShape } from './pieces/voice-shaping.ts'

/** A stream as its worker sees it. */
export type WorkerStream = {
  readonly id: number
  readonly slot: number
  /** Whose it is: owners take turns. */
  readonly owner: string
  readonly format: OutputFormat
  /** In place of the workbench’s. */
  readonly mark: MarkPattern | undefined
  readonly effects: AudioEffects | undefined
  /** Not spoken yet, in order. */
  readonly pieces: SpeechPiece[]
  /** Pieces spoken so far. */
  spoken: number
  audio: StreamAudio | undefined
  /** Aborted when it is cancelled: what is made elsewhere for it is not waited for. */
  readonly gone: AbortController
  /** No further pieces will come. */
  isFinishing: boolean
  isCancelled: boolean
  /** Whether its next piece came out bad once already. */
  isSecondTry: boolean
  /** Spoken or prepared at this moment. */
  isBusy: boolean
}

export type Workbench = {
  readonly engines: EngineShelf
  readonly shelves: AudioShelves
  readonly now: () => number
  /** Written into every stream that has none of its own. */
  readonly mark?: MarkPattern | undefined
  readonly sendAudio: (stream: WorkerStream, bytes: Uint8Array) => void
}

/** What speaking a piece takes, out of others' reach until it is put away. */
export type Tools = {
  readonly synthesizer: Synthesizer
  readonly sampleRateHz: number
  readonly shape: VoiceShape
  readonly resampler: Resampler
  readonly pitchShifter: Tempo | undefined
}

/** The next piece of a stream, and its tools when it is to be spoken; pauses need none. */
export type NextPiece = { readonly piece: SpeechPiece; readonly tools: Tools | undefined }

/** What a stream does next: speak a piece, or end. */
export type Step = { readonly audio: StreamAudio; readonly next: NextPiece | undefined }

/** Takes all that the next step needs. Undefined when something has to be loaded first. Throws EngineError. */
export function prepareStep(stream: WorkerStream, bench: Workbench): Step | undefined {
  const audio = stream.audio ?? openAudio(stream, bench)
  if (!audio) return undefined
  stream.audio = audio
  const [piece] = stream.pieces
  if (!piece) return { audio, next: undefined }
  const next = takeTools(piece, stream, bench)
  return next && { audio, next }
}

function openAudio(stream: WorkerStream, bench: Workbench): StreamAudio | undefined {
  const encoder = bench.shelves.encoders(stream.format).take()
  const mark = stream.mark ?? bench.mark
  const marker = mark && createSoundMarker(stream.format.sampleRateHz, mark)
  const send = (bytes: Uint8Array) => bench.sendAudio(stream, bytes)
  const effects = stream.effects && createAudioEffects(stream.effects, stream.format.sampleRateHz)
  return encoder && new StreamAudio({ encoder, marker, effects }, stream.format, send, bench.now)
}

type Needs = {
  readonly sampleRateHz: number
  readonly shape: VoiceShape
  readonly resamplers: Shelf<Resampler>
  readonly pitchShifters: Shelf<Tempo> | undefined
  /** What the engine itself has to load for this piece. */
  readonly preparation: Promise<void> | undefined
}

/** Asks an idle instance what the piece needs. Undefined when none is idle; throws EngineError for unknown voices. */
function needsOf(piece: SpeechPiece, stream: WorkerStream, bench: Workbench): Needs | undefined {
  const { engine, base } = piece.recipe
  const synthesizer = bench.engines.take(engine)
  if (!synthesizer) return undefined
  try {
    const voice = synthesizer.find(base)
    if (!voice) throw new EngineError('unknown_voice', `${engine} has no voice "${base}"`)
    const { sampleRateHz } = voice
    const shape = shapeOf(piece, sampleRateHz)
    return {
      sampleRateHz,
      shape,
      resamplers: bench.shelves.resamplers(sampleRateHz, stream.format.sampleRateHz),
      pitchShifters: shape.pitchFactor === 1 ? undefined : bench.shelves.pitchShifters(sampleRateHz, shape.pitchFactor),
      preparation: synthesizer.prepare?.(piece, { owner: stream.owner, signal: stream.gone.signal }),
    }
  } finally {
    bench.engines.giveBack(engine, synthesizer)
  }
}

function takeTools(piece: SpeechPiece, stream: WorkerStream, bench: Workbench): NextPiece | undefined {
  if (!isSpeakable(piece.text)) return { piece, tools: undefined }
  const needs = needsOf(piece, stream, bench)
  // Whoever loads for the piece awaits the same promise and reports its failure.
  needs?.preparation?.catch(() => undefined)
  if (!needs || needs.preparation) return undefined
  const { sampleRateHz, shape, resamplers, pitchShifters } = needs
  const resampler = resamplers.take()
  const pitchShifter = pitchShifters?.take()
  if (resampler && (pitchShifter || !pitchShifters)) {
    const synthesizer = bench.engines.take(piece.recipe.engine)
    if (synthesizer) return { piece, tools: { synthesizer, sampleRateHz, shape, resampler, pitchShifter } }
  }
  if (resampler) resamplers.giveBack(resampler)
  if (pitchShifter) pitchShifters?.giveBack(pitchShifter)
  return undefined
}

/** Puts a piece's tools back; an engine that failed is not used again. */
export function putAway({ piece, tools }: NextPiece, stream: WorkerStream, bench: Workbench, isSuspect: boolean): void {
  if (!tools) return
  const { synthesizer, sampleRateHz, shape, resampler, pitchShifter } = tools
  if (isSuspect) bench.engines.discard(piece.recipe.engine)
  else bench.engines.giveBack(piece.recipe.engine, synthesizer)
  bench.shelves.resamplers(sampleRateHz, stream.format.sampleRateHz).giveBack(resampler)
  if (pitchShifter) bench.shelves.pitchShifters(sampleRateHz, shape.pitchFactor).giveBack(pitchShifter)
}

/** Loads and makes whatever the next step lacks. Rejects when that is impossible. */
export async function stockUp(stream: WorkerStream, bench: Workbench): Promise<void> {
  if (!stream.audio) await bench.shelves.encoders(stream.format).stock()
  const [piece] = stream.pieces
  if (!piece || !isSpeakable(piece.text)) return
  await bench.engines.load(piece.recipe.engine)
  const needs = needsOf(piece, stream, bench)
  await needs?.preparation
  await needs?.resamplers.stock()
  await needs?.pitchShifters?.stock()
}
