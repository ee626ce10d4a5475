import type { MessagePort } from 'node:worker_threads'
import type { AudioEffects, OutputFormat } from '@vireo/audio'
import type { Markable } from './fair/shared.ts'
import type { ReplacedSound } from './sounds/match-sounds.ts'

/** One band of tone shaping, applied to the engine's output before loudness is levelled. */
export type Filter = {
  readonly kind: 'lowshelf' | 'highshelf' | 'peaking'
  readonly frequencyHz: number
  readonly gainDb: number
  readonly q?: number
}

/** A recording that an engine imitates whenever it speaks, and the words that are said in it. */
export type VoiceReference = {
  /** Where the product keeps it: a WAV file of one channel. */
  readonly key: string
  /** Empty where the engine needs none. */
  readonly transcript: string
}

/** How a premade voice is made: which engine, which of its base voices, and how that voice is bent. */
export type VoiceRecipe = {
  /** Name of a registered engine: `flite`, `espeak` … */
  readonly engine: string
  /** The engine's own name for the voice: `slt`, `en-us+f3`, `cmn` … */
  readonly base: string
  /** Mean fundamental frequency asked of the engine, where it obeys one (see the engine's README). */
  readonly pitchHz?: number
  /** Pitch factor applied to the finished waveform without changing its length; 1 leaves it alone. */
  readonly pitchFactor?: number
  /** Speaking rate relative to the base voice; 2 is twice as fast. */
  readonly rate?: number
  /** Extent of the melody relative to the base voice's own; 2 is twice as lively. */
  readonly pitchRange?: number
  readonly filters?: readonly Filter[]
  /** For engines that imitate: whom. */
  readonly reference?: VoiceReference
  /** Measured so that this recipe lands on −16 LUFS; applied ahead of the limiter. */
  readonly gainDb: number
}

/** What a caller may ask of how a text is spoken; every field is resolved, none is optional here. */
export type SpeakingSettings = {
  readonly speed: number
  readonly stability: number
  readonly similarityBoost: number
  readonly style: number
  readonly useSpeakerBoost: boolean
}

/** Part of a text that is said as these sounds, whatever its letters are. Offsets are UTF-16 code units of the text. */
export type GivenSounds = {
  readonly start: number
  readonly end: number
  /** In the International Phonetic Alphabet; `readIpa` takes it. */
  readonly ipa: string
}

/** The smallest thing an engine is asked to speak: a sentence, a clause, or a pause with empty text. */
export type SpeechPiece = {
  /** What the engine reads. May be empty when the piece is only a pause. */
  readonly text: string
  /** Sorted and apart from each other. An engine that takes no sounds reads the letters. */
  readonly sounds?: readonly GivenSounds[]
  readonly recipe: VoiceRecipe
  /** BCP 47 primary language of the text, e.g. `en`, `ja`. */
  readonly language: string
  readonly settings: SpeakingSettings
  /** 0 … 4294967295. The same piece with the same seed gives the same samples. */
  readonly seed: number
  /** Silence appended after the spoken text, in milliseconds of audio. */
  readonly pauseAfterMs: number
  /** Silence that is to be heard after it at least, what the engine itself leaves included; none when absent. */
  readonly gapAfterMs?: number
}

/** Where a word of the piece's text lies in the piece's audio. Offsets are UTF-16 code units of `text`. */
export type WordMark = {
  readonly textStart: number
  readonly textEnd: number
  readonly startMs: number
  readonly endMs: number
}

/** What became of one piece: its place in the stream's audio and the words in it. */
export type PieceReport = {
  readonly index: number
  /** Offset of the piece's first sample from the start of the stream, in milliseconds. */
  readonly startMs: number
  readonly durationMs: number
  /** Times relative to the piece's own start; sorted, not overlapping. */
  readonly words: readonly WordMark[]
  /** Peak level of each 50 ms of the piece's audio, 0–100; the last one may be of a shorter stretch. */
  readonly levels: readonly number[]
  /** Who spoke it, where that was not certain from the start. */
  readonly spokenBy?: SpokenBy
  /** What became of the sounds that it was given; absent where it was given none. */
  readonly sounds?: HeardSounds
}

/** What became of given sounds. */
export type HeardSounds = {
  /** Those that the engine has not, each with what it said instead. */
  readonly replaced: readonly ReplacedSound[]
  /** Whether the engine takes none, and read the letters. */
  readonly arePassedOver: boolean
}

/** Which of several engines spoke. */
export type SpokenBy = {
  /** Its name, for people. */
  readonly engine: string
  /** The one that was chosen, and did not answer. */
  readonly insteadOf?: string
}

/** Listens to one stream. Audio arrives in order; a piece's report follows the last of its audio. */
export type SpeechListener = {
  audio(bytes: Uint8Array): void
  piece(report: PieceReport): void
  /** After the last audio. Nothing follows. */
  end(summary: { readonly durationMs: number }): void
  /** Instead of `end`. Nothing follows. */
  fail(error: EngineError): void
}

/** A stream of speech in one encoding: pieces go in, audio comes out, one encoder lives through all of them. */
export type SpeechStream = {
  push(piece: SpeechPiece): void
  /** No further pieces: drain, flush the encoder, then `end`. */
  finish(): void
  /** Stops within one engine chunk (about 20 ms of audio); the listener hears nothing afterwards. */
  cancel(): void
}

/** A voice that an engine brings along. */
export type EngineVoice = {
  readonly base: string
  readonly languages: readonly string[]
  readonly sampleRateHz: number
}

/** How an engine says a piece, without anything being heard. */
export type Pronounced = {
  /** In the International Phonetic Alphabet, as far as the engine says it; stress stands ahead of its vowel. */
  readonly ipa: readonly string[]
  /** Whether the engine takes sounds in the piece's language. Where it does not, it reads the letters. */
  readonly takesSounds: boolean
  /** Sounds that were given and that the engine has not, each with what it says instead. */
  readonly replaced: readonly ReplacedSound[]
}

/** What is done to what was spoken, and written into it. */
export type SpeechOptions = Markable & { readonly effects?: AudioEffects | undefined }

/** The capability "speaks text", however many threads or machines stand behind it. */
export type SpeechEngine = {
  /** Streams of different owners take turns, however many each of them has; all that name none are one owner's. */
  open(format: OutputFormat, listener: SpeechListener, owner?: string, options?: SpeechOptions): SpeechStream
  voices(engine: string): Promise<readonly EngineVoice[]>
  /** How a piece would be said; undefined where its engine cannot tell. */
  pronounce(piece: SpeechPiece): Promise<Pronounced | undefined>
  /** Resolves when every worker can speak without loading anything first. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** What is wrong with a piece that an engine spoke: it is not handed out, but spoken once more, then refused. */
export const faultsOfTake = ['silent', 'clipped', 'truncated', 'endless', 'loudness', 'alignment', 'garbage'] as const
export type FaultOfTake = (typeof faultsOfTake)[number]

/** How an engine on another machine may fail. `resting`: it failed so often that it is left alone for a while. */
export const faultsOfAddress = [
  'unreachable',
  'refused',
  'unauthorized',
  'rate_limited',
  'rejected',
  'unavailable',
  'garbled',
  'too_large',
  'timed_out',
  'cut_off',
  'resting',
] as const
export type FaultOfAddress = (typeof faultsOfAddress)[number]

/** Why an engine did not deliver. `retryable` means the same request may well succeed later. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  /** `overloaded`: all together ask for too much; `crowded`: whose work it is does. */
  readonly kind:
    | 'crashed'
    | 'hung'
    | FaultOfTake
    | FaultOfAddress
    | 'unknown_voice'
    | 'overloaded'
    | 'crowded'
    | 'closed'
  readonly retryable: boolean

  constructor(kind: EngineError['kind'], message: string, options?: ErrorOptions & { retryable?: boolean }) {
    super(message, options)
    this.kind = kind
    this.retryable = options?.retryable ?? kind !== 'unknown_voice'
  }
}

/**
 * An engine inside one thread. It blocks that thread while it speaks, calls back for every chunk,
 * and stops when the callback says so. The host (pool, worker) adds threads, encoding and supervision.
 */
export type Synthesizer = {
  voices(): readonly EngineVoice[]
  /** The voice a recipe's base names, variants included (`en-us+f3`), or undefined when there is none. */
  find(base: string): EngineVoice | undefined
  /** What must be loaded before this piece can be spoken, if anything must. Await it ahead of `speak`. */
  prepare?(piece: SpeechPiece, wish?: PieceWish): Promise<void> | undefined
  /** Tells how a piece would be said. Absent where the engine cannot tell. */
  pronounce?(piece: SpeechPiece): Pronounced
  /**
   * Speaks one piece's text. Chunks are mono 16-bit views that are valid only during the callback.
   * Word times count from the first sample handed out.
   */
  speak(piece: SpeechPiece, onChunk: (samples: Int16Array, sampleRateHz: number) => 'continue' | 'stop'): SpokenText
}

/** Who waits for a piece that is made elsewhere, and for how long. */
export type PieceWish = {
  /** Whose it is: owners take turns. */
  readonly owner?: string
  /** Aborted when nobody wants the piece any more. */
  readonly signal?: AbortSignal
}

export type SpokenText = {
  readonly samples: number
  readonly sampleRateHz: number
  readonly words: readonly WordMark[]
  readonly spokenBy?: SpokenBy
  /** Given sounds that the engine has not; absent where it takes none. */
  readonly replaced?: readonly ReplacedSound[]
}

/** What an engine package exports for the worker: loads once per thread, lazily. `link` is there if the pool has one for it. */
export type LoadSynthesizer = (link?: EngineLink) => Promise<Synthesizer>

/** The way from an engine's part in a worker to its part outside of the workers, where one serves them all. */
export type EngineLink = MessagePort
