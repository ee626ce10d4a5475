import { carriesManifest, type MarkPattern, type OutputFormat, withManifest } from '@vireo/audio'
import type {
  MusicEngine,
  SoundEffectEngine,
  SpeechEngine,
  SpeechListener,
  StretchListener,
  VoiceConversionEngine,
} from '@vireo/engines'
import type { FairConversion, FairEffects, FairMusic, FairSpeech } from '../../ports/fair-engines.ts'
import type { Made, Manifests } from '../../ports/provenance/manifests.ts'

/** What is written into sounds. */
export type Writing = {
  readonly manifests: Manifests
  /** The mark of a sound that can be found again by its content key; undefined where none are written. */
  patternOf(contentKey: string): MarkPattern | undefined
}

/** Everything that makes sounds. */
export type Makers = {
  readonly speech: SpeechEngine
  readonly voiceConversion: VoiceConversionEngine
  readonly soundEffects: SoundEffectEngine
  readonly music: MusicEngine
}

/** Lets sounds carry what is known of them: a mark that says which they are, and a manifest ahead of them. */
export function signedEngines(makers: Makers, writing: Writing) {
  return {
    speech: signedSpeech(makers.speech, writing),
    voiceConversion: signedConversion(makers.voiceConversion, writing),
    soundEffects: signedEffects(makers.soundEffects, writing),
    music: signedMusic(makers.music, writing),
  }
}

function signedSpeech(speech: SpeechEngine, writing: Writing): FairSpeech {
  return {
    open(format, listener, owner, { made, ...options } = {}) {
      const audio = manifesting(format, made, writing, (bytes) => listener.audio(bytes))
      return speech.open(format, spoken(listener, audio), owner, { ...options, ...markOf(made, writing) })
    },
    voices: (engine) => speech.voices(engine),
    pronounce: (piece) => speech.pronounce(piece),
    ready: () => speech.ready(),
    close: () => speech.close(),
  }
}

function signedConversion(engine: VoiceConversionEngine, writing: Writing): FairConversion {
  return {
    learn: (reference, options) => engine.learn(reference, options),
    convert(request, listener, { made, ...options }) {
      const audio = manifesting(request.format, made, writing, (bytes) => listener.audio(bytes))
      return engine.convert(request, stretched(listener, audio), { ...options, ...markOf(made, writing) })
    },
    close: () => engine.close(),
  }
}

function signedEffects(engine: SoundEffectEngine, writing: Writing): FairEffects {
  return {
    understand: (text, options) => engine.understand(text, options),
    async make(wishes, format, { made, ...options }) {
      const outcome = await engine.make(wishes, format, { ...options, ...markOf(made, writing) })
      return outcome.kind === 'made'
        ? { ...outcome, bytes: signedBytes(outcome.bytes, format, { made, writing }) }
        : outcome
    },
    async finish(sound, format, { made, ...options }) {
      const outcome = await engine.finish(sound, format, { ...options, ...markOf(made, writing) })
      return { ...outcome, bytes: signedBytes(outcome.bytes, format, { made, writing }) }
    },
    close: () => engine.close(),
  }
}

function signedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  format: OutputFormat,
  { made, writing }: { readonly made: Made | undefined; readonly writing: Writing },
): Uint8Array<ArrayBuffer> {
  let signed = bytes
  manifesting(format, made, writing, (whole) => (signed = Uint8Array.from(whole)))(bytes)
  return signed
}

/** Wraps what makes music; single tracks carry neither. */
function signedMusic(engine: MusicEngine, writing: Writing): FairMusic {
  return {
    plan: (wishes, options) => engine.plan(wishes, options),
    prepare: (format) => engine.prepare(format),
    stems: (request, options) => engine.stems(request, options),
    listen: (request, options) => engine.listen(request, options),
    write: (request, options) => engine.write(request, options),
    perform(request, listener, { made, ...options }) {
      const audio = manifesting(request.format, made, writing, (bytes) => listener.audio(bytes))
      return engine.perform(request, stretched(listener, audio), { ...options, ...markOf(made, writing) })
    },
    close: () => engine.close(),
  }
}

function markOf(made: Made | undefined, { patternOf }: Writing): { readonly mark?: MarkPattern | undefined } {
  return made?.contentKey === undefined ? {} : { mark: patternOf(made.contentKey) }
}

function spoken(listener: SpeechListener, audio: SpeechListener['audio']): SpeechListener {
  return {
    audio,
    piece: (report) => listener.piece(report),
    end: (summary) => listener.end(summary),
    fail: (error) => listener.fail(error),
  }
}

function stretched(listener: StretchListener, audio: StretchListener['audio']): StretchListener {
  return {
    audio,
    stretch: (stretch) => listener.stretch(stretch),
    end: (summary) => listener.end(summary),
    fail: (error) => listener.fail(error),
  }
}

/** Hands bytes on, with a manifest ahead of the first of them. */
function manifesting(
  { codec }: OutputFormat,
  made: Made | undefined,
  { manifests }: Writing,
  hand: (bytes: Uint8Array) => void,
): (bytes: Uint8Array) => void {
  const manifest = made && carriesManifest(codec) ? manifests.sign(made) : undefined
  if (manifest === undefined || !carriesManifest(codec)) return hand
  let isFirst = true
  return (bytes) => {
    hand(isFirst && bytes.length > 0 ? withManifest(codec, bytes, manifest) : bytes)
    if (bytes.length > 0) isFirst = false
  }
}
