import type { Shared } from './fair/shared.ts'
import type { SampleFile, SampleSource } from './samples.ts'

/** What can be wrong with a recording of a voice, worst first. */
export const recordingProblems = [
  'silent',
  'no_speech',
  'music',
  'too_short',
  'clipped',
  'noisy',
  'little_speech',
  'quiet',
  'loud',
  'short',
] as const
export type RecordingProblem = (typeof recordingProblems)[number]

/** How good a recording is as a sample of a voice, best first. */
export const recordingGrades = ['studio', 'good', 'ok', 'poor', 'bad'] as const
export type RecordingGrade = (typeof recordingGrades)[number]

/** What was measured on a recording, and what follows from it. */
export type RecordingQuality = {
  readonly durationMs: number
  /** Integrated loudness; −70 where nothing reaches it. */
  readonly levelLufs: number
  /** Level of the speech above what is heard between it, in dB; 0 where there is no speech, at most 80. */
  readonly noiseDb: number
  /** Share of samples cut off at full scale, 0…1. */
  readonly clippedShare: number
  /** Share of the time in which somebody speaks, 0…1. */
  readonly speechShare: number
  /** Share of the sounding time that holds notes as instruments do, 0…1. */
  readonly musicShare: number
  readonly grade: RecordingGrade
  /** Why it is not better; none for `studio`. */
  readonly problems: readonly RecordingProblem[]
}

export type Span = { readonly startMs: number; readonly endMs: number }

/** Who speaks when, in the order in which they are first heard. Spans of one speaker do not overlap. */
export type SeparatedSpeakers = {
  readonly speakers: readonly {
    /** `speaker_1`, `speaker_2` … */
    readonly id: string
    readonly spans: readonly Span[]
    readonly durationMs: number
  }[]
}

export type AlignmentWishes = {
  /** What was to be said; every line of it must be heard, in order. */
  readonly text: string
  /** BCP 47. */
  readonly language: string
  /** Other lines that nobody said, about as long: the right one must fit clearly better than each of them. Two to sixteen. */
  readonly decoys: readonly string[]
}

export type AlignedText = {
  /** Whether the recording holds the text rather than one of the decoys. */
  readonly fits: boolean
  /** 0…1: how clearly the worst line fits better than the decoys; from 0.5 it fits. No probability. */
  readonly score: number
  /** The same for each line. */
  readonly lines: readonly { readonly score: number }[]
  /** The words of the text and where they are heard, if the text fits. Times rise. */
  readonly words: readonly (Span & { readonly text: string })[]
}

export type PlacementWishes = {
  /** Sentences in the order in which they are said, the first one at the start of the recording. */
  readonly pieces: readonly string[]
  /** BCP 47. */
  readonly language: string
  /** Which of the product's voices to compare with, where an earlier answer said; all of the language otherwise. */
  readonly voice?: number
}

/** Something that is said, where it is heard, and how unlike it that sounds. */
export type Placed = Span & {
  /** About 0.7 and less for what is heard there, from about 0.8 on it is rather something else. No probability. */
  readonly loss: number
}

/** Where known sentences are heard in a recording. Times rise. */
export type PlacedText = {
  readonly pieces: readonly (Placed & {
    /** Offsets are UTF-16 code units of the piece. */
    readonly words: readonly (Placed & { readonly textStart: number; readonly textEnd: number })[]
  })[]
  /** The voice that is nearest to the speaker's. */
  readonly voice: number
}

/** What a voice sounds like, whatever it says. Plain JSON; `compareVoices` compares two of the same engine. */
export type Voiceprint = {
  /** Scaled by the engine so that prints one apart are as likely of two speakers as of one. */
  readonly vector: readonly number[]
}

/** How a voice sounds, in numbers that a picture can be drawn from. */
export type VoiceTraits = {
  /** The middle of its melody, in hertz. */
  readonly pitchHz: number
  /** How much of its sound lies high, 0 (dull) … 1 (brilliant). */
  readonly brightness: number
  /** How hoarse it is, 0 (pure) … 1 (harsh). */
  readonly roughness: number
}

/** What can be drawn of a recording: its outline, and how the voice in it sounds. */
export type Sketch = {
  readonly durationMs: number
  /** The highest level of each of at most `sketchPeaks` equal stretches, 0–100. */
  readonly peaks: readonly number[]
  /** Undefined where too little of a voice is heard. */
  readonly traits: VoiceTraits | undefined
}

/** How many levels the outline of a recording has. */
export const sketchPeaks = 100

/** From this likeness on two prints are more likely of one speaker than of two. */
export const sameVoiceFrom = 0.5

/** Computes how alike two voices are, 0…1; 0 for prints of different engines. */
export function compareVoices(one: Voiceprint, other: Voiceprint): number {
  const distance = voiceDistance(one, other)
  return Number.isFinite(distance) ? 1 / (1 + distance ** 2) : 0
}

/**
 * Computes how far apart two voices are: 0 for the same print, 1 on the border; infinite for prints of different
 * engines.
 */
export function voiceDistance(one: Voiceprint, other: Voiceprint): number {
  if (one.vector.length !== other.vector.length || one.vector.length === 0) return Infinity
  const distance = Math.hypot(...one.vector.map((value, at) => value - (other.vector[at] ?? 0)))
  return Number.isFinite(distance) ? distance : Infinity
}

/**
 * The capability "hears what is in a recording": quality, speakers, words that are known beforehand, the sound of a
 * voice. Rejects with SourceError where there is nothing to hear (`inspect` says so instead), or EngineError.
 */
export type SpeechAnalysisEngine = {
  inspect(file: SampleFile, options?: AnalysisOptions): Promise<RecordingQuality>
  tellSpeakersApart(
    file: SampleFile,
    options?: AnalysisOptions & { readonly maxSpeakers?: number },
  ): Promise<SeparatedSpeakers>
  align(file: SampleFile, wishes: AlignmentWishes, options?: AnalysisOptions): Promise<AlignedText>
  /** Finds each word of a text that is said from the start of a recording on; what follows the text is passed over. */
  place(file: SampleFile, wishes: PlacementWishes, options?: AnalysisOptions): Promise<PlacedText>
  voiceprint(file: SampleFile, options?: AnalysisOptions): Promise<Voiceprint>
  /** Answers for silence as well. */
  sketch(file: SampleFile, options?: AnalysisOptions): Promise<Sketch>
  close(): Promise<void>
}

export type AnalysisOptions = Shared & { readonly signal?: AbortSignal }

/** A text spoken by one of the product's voices, for comparison. */
export type SpokenReference = {
  readonly samples: Float32Array
  readonly sampleRateHz: number
  readonly words: readonly (Span & { readonly text: string })[]
}

/** The lines of the text and the decoys, all in one voice. */
export type ReferenceSet = { readonly lines: readonly SpokenReference[]; readonly decoys: readonly SpokenReference[] }

/** The same with the words of the references in place of parts of a text. */
export type PlacedSound = {
  readonly pieces: readonly (Placed & { readonly words: readonly (Placed & { readonly text: string })[] })[]
  /** Which of the lists of references is nearest. */
  readonly nearest: number
}

/** A recording as an analyser gets it: as it came, and at the analyser's rate. */
export type Recording = { readonly original: SampleSource; readonly prepared: SampleSource }

/**
 * An engine inside one thread, which it blocks while it works. `onBeat` must be called about once for each second of
 * audio; it throws when the work is not wanted any more. The host adds threads, supervision and references.
 */
export type SpeechAnalyser = {
  /** Of what it reads. */
  readonly sampleRateHz: number
  inspect(recording: Recording, onBeat: () => void): RecordingQuality
  /** Throws SourceError where nobody speaks, as do the others. */
  tellSpeakersApart(
    source: SampleSource,
    wishes: { readonly maxSpeakers: number },
    onBeat: () => void,
  ): SeparatedSpeakers
  align(source: SampleSource, references: readonly ReferenceSet[], onBeat: () => void): AlignedText
  /** One list of spoken pieces for each voice. */
  place(source: SampleSource, references: readonly (readonly SpokenReference[])[], onBeat: () => void): PlacedSound
  voiceprint(source: SampleSource, onBeat: () => void): Voiceprint
  sketch(recording: Recording, onBeat: () => void): Sketch
}

/** What an engine package exports for the worker: loads once per thread. */
export type LoadSpeechAnalyser = () => Promise<SpeechAnalyser>
