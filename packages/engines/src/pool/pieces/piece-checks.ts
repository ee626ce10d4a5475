import { isSpeakable } from '../../speakable.ts'
import { EngineError, type SpeechPiece, type WordMark } from '../../speech.ts'

/** Bounds no honest speech leaves: 2 s a character is slower than a spelled-out emoji, 3 ms a letter faster than any. */
const longestMsPerCharacter = 2000
const longestMsExtra = 5000
const shortestMsPerLetter = 3

/** −60 dBFS: what an engine calls silence is far below, the softest voice far above. */
const audiblePeak = 33
const fullScale = 32_767
const clippedShareMax = 0.1
const clippedMsMin = 125

/** Silence inside a piece that no punctuation explains. */
const innerSilenceMsMax = 3000

/** How much of a text's letters must lie in words that were heard. Numbers may be one mark for many letters. */
const coverageMin = 0.5
const coverageLettersMin = 12

/** What the engine delivered cannot be what was asked for, so the engine itself is in doubt. */
export class SuspectAudioError extends EngineError {}

/** Watches what an engine hands out for one piece and refuses what cannot be that text. */
export class PieceChecks {
  readonly #piece: SpeechPiece
  /** What is read by its letters: what is said as given sounds may be as short, or as silent, as whoever gave them wants. */
  readonly #read: string
  readonly #hasWords: boolean
  readonly #slowness: number
  #samples = 0
  #clipped = 0
  #peak = 0
  #quiet = 0
  #longestQuiet = 0

  constructor(piece: SpeechPiece) {
    this.#piece = piece
    this.#read = readLetters(piece)
    this.#hasWords = isSpeakable(this.#read)
    this.#slowness = 1 / Math.max(0.1, (piece.recipe.rate ?? 1) * piece.settings.speed)
  }

  /**
   * Throws SuspectAudioError as soon as what was heard so far cannot be right: noise, silence in the middle, or far
   * more audio than the text can have.
   */
  observe(samples: Int16Array, sampleRateHz: number): void {
    let peak = this.#peak
    let quiet = this.#quiet
    for (let at = 0; at < samples.length; at++) {
      const magnitude = Math.abs(samples[at] ?? 0)
      if (magnitude > peak) peak = magnitude
      if (magnitude >= fullScale) this.#clipped++
      if (magnitude < audiblePeak) quiet++
      else {
        if (quiet > this.#longestQuiet) this.#longestQuiet = quiet
        quiet = 0
      }
    }
    this.#peak = peak
    this.#quiet = quiet
    this.#samples += samples.length
    const limitMs = (longestMsExtra + longestMsPerCharacter * this.#piece.text.length) * this.#slowness
    if (this.#samples * 1000 > limitMs * sampleRateHz) {
      throw new SuspectAudioError('endless', `the engine does not stop speaking ${this.#piece.text.length} characters`)
    }
    if (this.#hasWords) this.#assertSpeechSoFar(sampleRateHz)
  }

  #assertSpeechSoFar(sampleRateHz: number): void {
    if ((this.#longestQuiet * 1000) / sampleRateHz > innerSilenceMsMax * Math.max(1, this.#slowness)) {
      throw new SuspectAudioError('silent', 'the engine fell silent in the middle')
    }
    if (this.#clipped * 1000 < clippedMsMin * sampleRateHz || this.#clipped <= this.#samples * clippedShareMax) return
    throw new SuspectAudioError('clipped', 'the engine made noise at full scale')
  }

  /** Throws SuspectAudioError when the whole is silent, too short for its text or leaves words out. */
  conclude(sampleRateHz: number, words: readonly WordMark[]): void {
    if (!this.#hasWords) return
    if (this.#peak < audiblePeak) throw new SuspectAudioError('silent', 'the engine said nothing')
    const letters = lettersIn(this.#read)
    if ((this.#samples * 1000) / sampleRateHz < shortestMsPerLetter * letters * this.#slowness) {
      throw new SuspectAudioError('truncated', `the engine left out most of ${letters} letters`)
    }
    this.#concludeWords(letters, words, (this.#samples * 1000) / sampleRateHz)
  }

  /** Engines that tell no words at all are not judged by them. */
  #concludeWords(letters: number, words: readonly WordMark[], durationMs: number): void {
    if (words.length === 0 || letters < coverageLettersMin) return
    const heard = words.filter(({ startMs }) => startMs < durationMs)
    const covered = heard.reduce((sum, word) => sum + lettersIn(this.#read.slice(word.textStart, word.textEnd)), 0)
    if (covered < coverageMin * letters) {
      throw new SuspectAudioError('alignment', `words for ${covered} of ${letters} letters were heard`)
    }
  }
}

/** Answers a text with blanks where it is said as given sounds. */
function readLetters({ text, sounds = [] }: SpeechPiece): string {
  return sounds.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/** Multiplies in place. Filters and gains must not make anything that is no number; throws SuspectAudioError then. */
export function amplify(samples: Float32Array, gain: number): void {
  let sum = 0
  for (let at = 0; at < samples.length; at++) {
    const amplified = (samples[at] ?? 0) * gain
    samples[at] = amplified
    sum += amplified
  }
  if (!Number.isFinite(sum)) throw new SuspectAudioError('garbage', 'the audio holds values that are no numbers')
}
