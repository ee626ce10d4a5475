import type { Shared } from './fair/shared.ts'
import type { PieceSpeaker } from './pool/pieces/piece-speaker.ts'
import type { SampleFile, SampleSource } from './samples.ts'
import type { VoiceRecipe } from './speech.ts'

/** How much work a clone is worth: one pass within seconds, or as good as the method gets. */
export type CloningEffort = 'instant' | 'professional'

/** `acoustic_matching` bends the nearest voice there is; `zero_shot` speaks with a model that has listened. */
export type CloningMethod = 'acoustic_matching' | 'zero_shot'

/** A recording and, where it is known, what is said in it, word by word. */
export type CloningSample = SampleFile & {
  readonly transcript?: string
  /** Takes out what is not speech before anything else is done. */
  readonly removesNoise?: boolean
}

export type CloningRequest = {
  /** Recordings of one person; at least one. */
  readonly samples: readonly CloningSample[]
  /** BCP 47 language that the clone is to speak. */
  readonly language: string
  readonly effort: CloningEffort
  /** 0 … 4294967295. The same request with the same seed gives the same recipe. */
  readonly seed: number
}

/** How close a clone came to its samples, measured on speech that the recipe really speaks. */
export type CloneMeasures = {
  /** Between the median pitches. */
  readonly pitchErrorSemitones: number
  /** Between the average spectra of what is voiced, 150 Hz to 7 kHz, whatever their level. */
  readonly spectralDistanceDb: number
}

/** A recipe that the speech engine of the same product can speak at once, levelled to −16 LUFS. */
export type ClonedVoice = {
  readonly recipe: VoiceRecipe
  readonly measured: CloneMeasures
  /** How this very voice was made; an engine of several methods decides by what it was given. */
  readonly method: CloningMethod
}

/** What a zero-shot voice is spoken from: a WAV file of one channel. */
export type ReferenceClip = { readonly wav: Uint8Array; readonly transcript: string }

export type CloningOptions = Shared & {
  /** How much is done, 0…1, never less than before. */
  onProgress?(share: number): void
  /** Keeps a clip for as long as the voice lives and tells its key. Needed for zero-shot voices only. */
  keepReference?(clip: ReferenceClip): Promise<string>
  /** Stops the work within about a tenth of a second; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * The capability "makes a voice from recordings". Rejects with SourceError where the samples hold too little of a voice,
 * and with EngineError where the engine failed.
 */
export type VoiceCloningEngine = {
  /**
   * Answers the best method it has at the moment: models come and go while it runs. A zero-shot engine makes a voice by
   * another method, and says so, where it may not or cannot imitate.
   */
  method(): Promise<CloningMethod>
  clone(request: CloningRequest, options?: CloningOptions): Promise<ClonedVoice>
  close(): Promise<void>
}

/** What surrounds an engine inside its thread. */
export type CloningSurroundings = {
  /** Lets recipes be heard, with the speech engines of the product. */
  readonly speaker: PieceSpeaker
  /** To be called several times a second: tells how far it is, 0…1, and throws when the work is not wanted any more. */
  onBeat(share: number): void
}

/** A request whose samples have been brought to the engine's rate. */
export type CloningWishes = Omit<CloningRequest, 'samples'> & { readonly samples: readonly SampleSource[] }

/** A cloning engine inside one thread, which it may block. The host adds files, threads and supervision. */
export type VoiceCloner = {
  /** Of what it reads. */
  readonly sampleRateHz: number
  /** Rejects with SourceError where nobody speaks. */
  clone(wishes: CloningWishes, surroundings: CloningSurroundings): Promise<ClonedVoice>
}

/** What an engine package exports for the worker: loads once per thread. */
export type LoadVoiceCloner = () => Promise<VoiceCloner>
