import { createRequire } from 'node:module'

/** What is used of the package `sherpa-onnx-node`, which comes without declarations. */
export type SherpaAddon = {
  readonly OfflineTts: { createAsync(config: SherpaConfig): Promise<SherpaTts> }
  readonly OfflineRecognizer: { createAsync(config: object): Promise<OfflineRecognizer> }
  readonly OnlineRecognizer: new (config: object) => OnlineRecognizer
  readonly Vad: new (config: object, bufferSeconds: number) => Vad
  readonly OfflineSpeakerDiarization: new (config: object) => Diarization
  readonly SpeakerEmbeddingExtractor: new (config: object) => EmbeddingExtractor
  readonly OfflineSpeechDenoiser: new (config: object) => Denoiser
  readonly OfflinePunctuation: new (config: object) => { addPunct(text: string): string }
  readonly AudioTagging: new (config: object) => {
    createStream(): AudioStream
    compute(stream: AudioStream, topK: number): readonly { readonly name: string; readonly prob: number }[]
  }
}

/** Sound as the library takes it. */
export type Waveform = { readonly samples: Float32Array; readonly sampleRate: number }
export type AudioStream = { acceptWaveform(sound: Waveform): void }
export type LiveStream = AudioStream & { inputFinished(): void }

/** What was understood; times are those of the tokens, in seconds. */
export type Understood = {
  readonly text: string
  readonly lang?: string
  readonly tokens?: readonly string[]
  readonly timestamps?: readonly number[]
}

export type OfflineRecognizer = {
  createStream(): AudioStream
  decodeAsync(stream: AudioStream): Promise<Understood>
  setConfig(config: object): void
}

export type OnlineRecognizer = {
  createStream(): LiveStream
  isReady(stream: LiveStream): boolean
  decode(stream: LiveStream): void
  isEndpoint(stream: LiveStream): boolean
  reset(stream: LiveStream): void
  getResult(stream: LiveStream): Understood
}

export type Vad = {
  acceptWaveform(samples: Float32Array): void
  isEmpty(): boolean
  front(enableExternalBuffer: false): { readonly start: number; readonly samples: Float32Array }
  pop(): void
  flush(): void
  reset(): void
}

export type Diarization = {
  readonly sampleRate: number
  process(samples: Float32Array): readonly { readonly start: number; readonly end: number; readonly speaker: number }[]
  setConfig(config: object): void
}

export type EmbeddingExtractor = {
  createStream(): LiveStream
  isReady(stream: LiveStream): boolean
  compute(stream: LiveStream, enableExternalBuffer: false): Float32Array
}

export type Denoiser = {
  readonly sampleRate: number
  run(sound: Waveform & { readonly enableExternalBuffer: false }): Waveform
}

export type SherpaConfig = {
  /** Family → where its files are. Exactly one family. */
  readonly model: Readonly<Record<string, unknown>>
  readonly maxNumSentences: number
}

export type SherpaTts = {
  readonly sampleRate: number
  readonly numSpeakers: number
  generateAsync(request: SherpaRequest): Promise<{ readonly samples: Float32Array; readonly sampleRate: number }>
}

export type SherpaRequest = {
  readonly text: string
  /** Into memory of its own: buffers of the library do not travel between processes. */
  readonly enableExternalBuffer: false
  readonly generationConfig: {
    readonly speed: number
    readonly sid: number
    readonly silenceScale: number
    readonly numSteps?: number
    readonly referenceAudio?: Float32Array
    readonly referenceSampleRate?: number
    readonly referenceText?: string
    readonly extra?: Readonly<Record<string, number | string>>
  }
  /** Heard after every stretch of sentences; answering 0 ends the work there. */
  readonly onProgress: (news: { readonly progress: number }) => 0 | 1
}

const packageName = 'sherpa-onnx-node'

/** Answers the name of the addon's package for this machine; it calls Windows `win`. */
function platformPackage(): string {
  return `sherpa-onnx-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

/** Loads the native library. Only ever in the child: a broken model ends the process that it is loaded in. */
export function loadSherpaAddon(): SherpaAddon {
  return createRequire(import.meta.url)(packageName) as SherpaAddon
}

/** Explains why neural models cannot run on this machine; undefined when they can. Loads nothing. */
export function whySherpaIsMissing(): string | undefined {
  const { resolve } = createRequire(import.meta.url)
  try {
    resolve(packageName)
  } catch {
    return `the optional package ${packageName} is not installed: run npm ci without --omit=optional`
  }
  try {
    resolve(`${platformPackage()}/sherpa-onnx.node`)
    return undefined
  } catch {
    return `there is no ${platformPackage()}: neural models cannot be used on this kind of machine`
  }
}
