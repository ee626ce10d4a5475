import type {
  AnalysisOptions,
  CloningOptions,
  EffectOptions,
  FrameWishes,
  Markable,
  MarkFinding,
  MarkOptions,
  MediaOptions,
  MediaToolkit,
  MusicEngine,
  MusicOptions,
  ProbeOptions,
  SoundEffectEngine,
  SpeechEngine,
  SpeechAnalysisEngine,
  SpeechOptions,
  TranscodeOptions,
  VoiceCloningEngine,
  VoiceConversionEngine,
  VoiceIsolationEngine,
} from '@vireo/engines'
import type { Made } from './provenance/manifests.ts'

/** Work is done for a workspace: its share of the engines. Leaving it out would let one keep all others waiting. */
type For<Options = object> = Options & { readonly share: string }

/** What is known of a sound before it is made; it gets no manifest where nothing is. */
type Told = Markable & { readonly made?: Made }

/** An engine that speaks, and writes into what it says what is known of it. */
export type FairSpeech = Omit<SpeechEngine, 'open'> & {
  open(
    format: Parameters<SpeechEngine['open']>[0],
    listener: Parameters<SpeechEngine['open']>[1],
    owner?: string,
    told?: SpeechOptions & Told,
  ): ReturnType<SpeechEngine['open']>
}

/** A toolkit for media in which everything is done for somebody. */
export type FairMedia = Omit<
  MediaToolkit,
  'probe' | 'decode' | 'watch' | 'transcode' | 'transcodeToFile' | 'replaceSound'
> & {
  probe(source: Source, options: For<ProbeOptions>): ReturnType<MediaToolkit['probe']>
  decode(
    source: Source,
    options: For<MediaOptions> & { readonly sampleRateHz: number },
  ): ReturnType<MediaToolkit['decode']>
  watch(source: Source, options: For<MediaOptions> & FrameWishes): ReturnType<MediaToolkit['watch']>
  transcode(
    source: Source,
    format: Parameters<MediaToolkit['transcode']>[1],
    options: For<TranscodeOptions>,
  ): ReturnType<MediaToolkit['transcode']>
  transcodeToFile(
    source: Source,
    path: string,
    format: Parameters<MediaToolkit['transcodeToFile']>[2],
    options: For<TranscodeOptions>,
  ): ReturnType<MediaToolkit['transcodeToFile']>
  replaceSound(
    film: Source,
    sound: Parameters<MediaToolkit['replaceSound']>[1],
    path: string,
    options: For<MediaOptions>,
  ): ReturnType<MediaToolkit['replaceSound']>
}

type Source = Parameters<MediaToolkit['probe']>[0]

/** The same for what hears what is in a recording. */
export type FairAnalysis = Omit<
  SpeechAnalysisEngine,
  'inspect' | 'tellSpeakersApart' | 'align' | 'place' | 'voiceprint' | 'sketch'
> & {
  inspect(file: Recording, options: For<AnalysisOptions>): ReturnType<SpeechAnalysisEngine['inspect']>
  tellSpeakersApart(
    file: Recording,
    options: For<AnalysisOptions> & { readonly maxSpeakers?: number },
  ): ReturnType<SpeechAnalysisEngine['tellSpeakersApart']>
  align(
    file: Recording,
    wishes: Parameters<SpeechAnalysisEngine['align']>[1],
    options: For<AnalysisOptions>,
  ): ReturnType<SpeechAnalysisEngine['align']>
  place(
    file: Recording,
    wishes: Parameters<SpeechAnalysisEngine['place']>[1],
    options: For<AnalysisOptions>,
  ): ReturnType<SpeechAnalysisEngine['place']>
  voiceprint(file: Recording, options: For<AnalysisOptions>): ReturnType<SpeechAnalysisEngine['voiceprint']>
  sketch(file: Recording, options: For<AnalysisOptions>): ReturnType<SpeechAnalysisEngine['sketch']>
}

type Recording = Parameters<SpeechAnalysisEngine['inspect']>[0]

/** The same for what makes voices of recordings. */
export type FairCloning = Omit<VoiceCloningEngine, 'clone'> & {
  clone(
    request: Parameters<VoiceCloningEngine['clone']>[0],
    options: For<CloningOptions>,
  ): ReturnType<VoiceCloningEngine['clone']>
}

/** The same for what says recordings in another voice. */
export type FairConversion = Omit<VoiceConversionEngine, 'learn' | 'convert'> & {
  learn(
    reference: Parameters<VoiceConversionEngine['learn']>[0],
    options: For<{ readonly signal?: AbortSignal }>,
  ): ReturnType<VoiceConversionEngine['learn']>
  convert(
    request: Parameters<VoiceConversionEngine['convert']>[0],
    listener: Parameters<VoiceConversionEngine['convert']>[1],
    options: For<Told>,
  ): ReturnType<VoiceConversionEngine['convert']>
}

/** The same for what takes out what is no voice. */
export type FairIsolation = Omit<VoiceIsolationEngine, 'isolate'> & {
  isolate(
    request: Parameters<VoiceIsolationEngine['isolate']>[0],
    listener: Parameters<VoiceIsolationEngine['isolate']>[1],
    options: For,
  ): ReturnType<VoiceIsolationEngine['isolate']>
}

/** The same for what makes sounds of words. */
export type FairEffects = Omit<SoundEffectEngine, 'understand' | 'make' | 'finish'> & {
  understand(text: string, options: For<EffectOptions>): ReturnType<SoundEffectEngine['understand']>
  make(
    wishes: Parameters<SoundEffectEngine['make']>[0],
    format: Parameters<SoundEffectEngine['make']>[1],
    options: For<EffectOptions & Told>,
  ): ReturnType<SoundEffectEngine['make']>
  finish(
    sound: Parameters<SoundEffectEngine['finish']>[0],
    format: Parameters<SoundEffectEngine['finish']>[1],
    options: For<EffectOptions & Told>,
  ): ReturnType<SoundEffectEngine['finish']>
}

/** The same for what makes music. */
export type FairMusic = Omit<MusicEngine, 'plan' | 'perform' | 'stems' | 'listen' | 'write'> & {
  plan(wishes: Parameters<MusicEngine['plan']>[0], options: For<MusicOptions>): ReturnType<MusicEngine['plan']>
  perform(
    request: Parameters<MusicEngine['perform']>[0],
    listener: Parameters<MusicEngine['perform']>[1],
    options: For<Told>,
  ): ReturnType<MusicEngine['perform']>
  stems(request: Parameters<MusicEngine['stems']>[0], options: For<MusicOptions>): ReturnType<MusicEngine['stems']>
  listen(request: Parameters<MusicEngine['listen']>[0], options: For<MusicOptions>): ReturnType<MusicEngine['listen']>
  write(request: Parameters<MusicEngine['write']>[0], options: For<MusicOptions>): ReturnType<MusicEngine['write']>
}

/** What marks of this instance are found with. */
export type Marks = {
  /** Whether what is made now is marked. */
  readonly areWritten: boolean
  /** Of the samples that are looked through. */
  readonly sampleRateHz: number
  /** Looks for the marks of every key that this instance ever had. Rejects with EngineError. */
  find(samples: Float32Array, options: MarkOptions & { readonly share: string }): Promise<MarkFinding>
}
