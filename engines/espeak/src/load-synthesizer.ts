import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import {
  composeMappings,
  EngineError,
  type EngineVoice,
  isSpeakable,
  type LoadSynthesizer,
  type GivenSounds,
  type MappedText,
  type Pronounced,
  type ReplacedSound,
  type SpeechPiece,
  type SpokenText,
  type Synthesizer,
} from '@vireo/engines'
import type { JapaneseTokenizer } from 'kuromoji'
import { loadEspeak, type LoadedEspeak } from './espeak-library.ts'
import { EspeakVoices, type ResolvedVoice } from './espeak-voices.ts'
import { loadJapaneseTokenizer, toKana } from './japanese-reading.ts'
import { toMarkup, type SpelledSounds } from './markup.ts'
import { EspeakPhonemes, heardPhonemes } from './phonemes.ts'
import { prosodyOf } from './prosody.ts'
import { WordCollector } from './word-marks.ts'

type OnChunk = Parameters<Synthesizer['speak']>[1]

/** A synthesizer on one espeak. Speaks one piece at a time. */
export class EspeakSynthesizer implements Synthesizer {
  readonly #loaded: LoadedEspeak
  readonly #worker: EspeakWorker
  readonly #voices: EspeakVoices
  readonly #phonemes: EspeakPhonemes
  #current = ''
  #tokenizer: JapaneseTokenizer | undefined
  #loadingTokenizer: Promise<void> | undefined

  constructor(loaded: LoadedEspeak, worker: EspeakWorker) {
    this.#loaded = loaded
    this.#worker = worker
    this.#voices = new EspeakVoices(loaded.espeak.FS, worker.list_voices(), worker.samplerate)
    this.#phonemes = new EspeakPhonemes(worker)
  }

  voices: Synthesizer['voices'] = () => this.#voices.all

  find(base: string): EngineVoice | undefined {
    const voice = this.#voices.find(base)
    return voice && { base, languages: [voice.language], sampleRateHz: this.#worker.samplerate }
  }

  /** Japanese needs its dictionary before it can be spoken. */
  prepare(piece: SpeechPiece): Promise<void> | undefined {
    if (this.#tokenizer || this.#voices.find(piece.recipe.base)?.language !== 'ja') return undefined
    return (this.#loadingTokenizer ??= loadJapaneseTokenizer().then((tokenizer) => {
      this.#tokenizer = tokenizer
    }))
  }

  speak(piece: SpeechPiece, onChunk: OnChunk): SpokenText {
    const voice = this.#voiceOf(piece)
    const sampleRateHz = this.#worker.samplerate
    if (!isSpeakable(piece.text)) return { samples: 0, sampleRateHz, words: [] }
    this.#configure(piece, voice)
    const { text, replaced } = this.#textFor(piece, voice)
    this.#loaded.resetState(piece.seed)
    const words = new WordCollector()
    this.#current = ''
    const heard = this.#synthesize(text.text, voice, words, (samples) => onChunk(samples, sampleRateHz))
    if (!heard.stopped) this.#current = voice.identifier
    if (!heard.stopped && !words.hasSounds) {
      throw new EngineError('silent', `"${piece.recipe.base}" has no sound for this text`, { retryable: false })
    }
    const marks = heard.stopped ? [] : words.marks(piece.text, text, (heard.samples * 1000) / sampleRateHz)
    const takesSounds = voice.language !== 'ja'
    return { samples: heard.samples, sampleRateHz, words: marks, ...(takesSounds && { replaced }) }
  }

  pronounce(piece: SpeechPiece): Pronounced {
    const voice = this.#voiceOf(piece)
    this.#configure(piece, voice)
    const { text, replaced } = this.#textFor(piece, voice)
    // What was said inside stays behind in the voice: it is set anew before it speaks.
    this.#current = ''
    const ipa = isSpeakable(piece.text) ? heardPhonemes(this.#worker, text.text) : []
    return { ipa, takesSounds: voice.language !== 'ja', replaced }
  }

  #voiceOf({ recipe }: SpeechPiece): ResolvedVoice {
    const voice = this.#voices.find(recipe.base)
    if (!voice) throw new EngineError('unknown_voice', `espeak has no voice "${recipe.base}"`)
    return voice
  }

  /** The voice must be set: which phonemes there are depends on it. Japanese is read by its letters only. */
  #textFor(
    { text, sounds = [] }: SpeechPiece,
    voice: ResolvedVoice,
  ): { readonly text: MappedText; readonly replaced: readonly ReplacedSound[] } {
    if (voice.language === 'ja') {
      if (!this.#tokenizer) throw new Error('Japanese was not prepared before it was spoken')
      const kana = toKana(text, this.#tokenizer)
      return { text: composeMappings(kana, toMarkup(kana.text)), replaced: [] }
    }
    const { spelled, replaced } = this.#spell(sounds, voice)
    return { text: toMarkup(text, spelled), replaced }
  }

  #spell(sounds: readonly GivenSounds[], voice: ResolvedVoice) {
    const spelled: SpelledSounds[] = []
    const replaced: ReplacedSound[] = []
    for (const { start, end, ipa } of sounds) {
      const { phonemes, replaced: instead } = this.#phonemes.spell(ipa, voice)
      if (phonemes !== '') spelled.push({ start, end, phonemes })
      replaced.push(...instead)
    }
    return { spelled, replaced }
  }

  #configure(piece: SpeechPiece, voice: ResolvedVoice): void {
    // The echo of some variants outlasts the utterance, and an interrupted voice leaves more behind: set anew, both go.
    if (this.#current !== voice.identifier || voice.identifier.includes('+')) {
      if (this.#worker.set_voice(voice.identifier) !== 0) {
        throw new EngineError('unknown_voice', `espeak could not load the voice "${piece.recipe.base}"`)
      }
    }
    Object.assign(this.#worker, prosodyOf(piece, voice))
  }

  /**
   * An exception must not travel through espeak's frames: it is kept, espeak is told to stop, and it is thrown later.
   * A variant speaks to its end, unheard: what the formants of some were doing when interrupted would colour whatever
   * comes next. That takes milliseconds.
   */
  #synthesize(
    markup: string,
    { identifier }: ResolvedVoice,
    words: WordCollector,
    onSamples: (samples: Int16Array) => 'continue' | 'stop',
  ): { readonly samples: number; readonly stopped: boolean } {
    const isVariant = identifier.includes('+')
    let total = 0
    let stopped = false
    let failure: { readonly error: unknown } | undefined
    this.#worker.synthesize(markup, (samples, events) => {
      if (stopped) return false
      try {
        for (const event of events) words.add(event)
        total += samples.length
        stopped ||= samples.length > 0 && onSamples(samples) === 'stop'
      } catch (error) {
        failure = { error }
        stopped = true
      }
      return stopped && !isVariant
    })
    if (failure) throw failure.error
    return { samples: total, stopped }
  }
}

/** Loads espeak for this thread. */
export const loadSynthesizer: LoadSynthesizer = async () => {
  const loaded = await loadEspeak()
  return new EspeakSynthesizer(loaded, await new loaded.espeak.eSpeakNGWorker())
}
