import type { VoiceId } from '@vireo/contracts/kit'
import type { Capability, VoiceRecipe } from '@vireo/engines'

/** How far a model is. `broken` is installed and cannot be used. */
export type ModelState = 'available' | 'downloading' | 'paused' | 'unpacking' | 'installed' | 'broken' | 'failed'

/** What was found out about an installed model by trying it. */
export type ModelTrial = {
  readonly at: Date
  /** Seconds of work for a second of sound. */
  readonly realTimeFactor: number
  /** From asking to the first sound, in milliseconds, with the model in memory; undefined where nothing is said. */
  readonly firstSoundMs: number | undefined
  /** Bytes that the process of the models holds. */
  readonly memoryBytes: number | undefined
  /** Share of wrong words, 0…1, where the machine can tell. */
  readonly wordErrorRate: number | undefined
  /** What brings each speaker, by base, to the usual loudness, in dB. */
  readonly gains: Readonly<Record<string, number>>
}

/** A speaker of an installed model as a voice that everybody on the instance has. */
export type InstalledVoice = {
  readonly voiceId: VoiceId
  readonly name: string
  readonly description: string
  readonly category: 'premade'
  readonly labels: Readonly<Record<string, string | undefined>> & { readonly language: string }
  readonly languages: readonly [string, ...string[]]
  readonly verifiedLanguages: readonly {
    readonly language: string
    readonly locale: string
    readonly accent: string
    readonly modelId: string
  }[]
  readonly recipe: VoiceRecipe
  /** Whether its model was measured to speak faster than real time here; absent where nobody measured. */
  readonly keepsUp?: boolean
}

/** Somebody who speaks in an installed model. */
export type InstalledSpeaker = {
  /** As recipes name the voice. */
  readonly base: string
  readonly name: string
  readonly locale: string
  readonly gender: 'female' | 'male' | undefined
  readonly accent: string | undefined
}

/** Somebody who speaks in an installed model, and what was measured. */
export type MeasuredSpeaker = InstalledSpeaker & {
  readonly model: string
  /** What brings it to the usual loudness, in dB. */
  readonly gainDb: number
  /** Whether the model speaks faster than real time here; undefined until it was tried. */
  readonly keepsUp: boolean | undefined
}

/** A model that is installed or can be. */
export type ModelEntry = {
  readonly name: string
  readonly purpose: string
  readonly capability: Capability
  /** What else it does. */
  readonly also: readonly Capability[]
  readonly languages: readonly string[]
  readonly licence: { readonly name: string; readonly url: string; readonly notes: string }
  readonly isCommercial: boolean
  /** To download. */
  readonly bytes: number
  readonly downloadedBytes: number
  /** About what it takes while it is used; 0 where nobody knows. */
  readonly memoryBytes: number
  readonly state: ModelState
  /** Why it failed or is broken, in a sentence. */
  readonly problem: string | undefined
  /** Whether it failed because nobody answered where the models are. */
  readonly isUnreachable: boolean
  readonly speakers: readonly InstalledSpeaker[]
  /** Those of its speakers that are voices. */
  readonly voices: readonly InstalledSpeaker[]
  readonly trial: ModelTrial | undefined
}

/** What this machine has for models. */
export type ModelRoom = {
  readonly freeDiskBytes: number
  readonly memoryBytes: number
  /** Why models cannot be used here at all; undefined where they can. */
  readonly missing: string | undefined
}

/** Installs models and tells what is there. What it cannot do is a ModelError with a sentence for the operator. */
export type Models = {
  list(): Promise<readonly ModelEntry[]>
  room(): Promise<ModelRoom>
  /** Begins to install, or goes on; it is done in the background, `list` tells how far it is. */
  install(name: string): Promise<void>
  /** Stops a download; what is there stays. */
  pause(name: string): Promise<void>
  /** Removes a model and what was downloaded of it. False when there was neither. */
  remove(name: string): Promise<boolean>
  /** Compares every file with what was installed: what is wrong, a line each. */
  verify(name: string): Promise<readonly string[]>
  /** Tries an installed model and remembers what was found. */
  test(name: string): Promise<ModelTrial>
  /** Makes these speakers of a model its voices, and no others; `measured` resolves once they are all as loud as usual. */
  chooseVoices(name: string, bases: readonly string[]): Promise<{ readonly measured: Promise<void> }>
  /** Speakers of the installed models that are voices, those of the best first, with what was measured of each. */
  speakers(): Promise<readonly MeasuredSpeaker[]>
  close(): Promise<void>
}
