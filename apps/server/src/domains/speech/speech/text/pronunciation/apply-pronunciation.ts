import { AppError } from '#kernel/errors.ts'
import {
  carrierOf,
  Effort,
  inPlaceOf,
  type Pronunciation,
  readSounds,
  saidLengthMax,
  TooMuchEffort,
} from '#pronunciation'
import { writeIpa } from '@vireo/engines'
import type { MappedText } from '../mapped-text.ts'
import { readMarkup } from '../read-markup.ts'

/** Part of a text that is said as given sounds; offsets are of the text as it was written. */
export type SourceSounds = { readonly start: number; readonly end: number; readonly ipa: string }

/** A text as it is said: with other words in place of some, and with sounds in place of letters. */
export type SaidText = MappedText & {
  readonly source: string
  readonly sounds: readonly SourceSounds[]
}

const phonemeElement = /<phoneme\b((?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*>([^<>]{0,400})<\/phoneme\s*>/giy

/** Applies dictionaries and `<phoneme>` elements to a text. Throws `invalid_pronunciation_rule`, `text_too_long` and `invalid_text`. */
export function applyPronunciation(source: string, pronunciation: Pronunciation): SaidText {
  try {
    return applied(source, pronunciation)
  } catch (error) {
    if (!(error instanceof TooMuchEffort)) throw error
    throw new AppError('invalid_text', {
      message: 'This text takes too long to prepare with these pronunciation rules: much of it begins as rules do.',
      param: 'text',
      cause: error,
    })
  }
}

function applied(source: string, pronunciation: Pronunciation): SaidText {
  const said = new SaidWriter(source)
  let at = 0
  const readUpTo = (end: number) => {
    for (const token of readMarkup(source.slice(at, end))) {
      const [start, stop] = [at + token.start, at + token.end]
      if (token.kind === 'text') said.takeText(start, stop, pronunciation)
      else said.keep(start, stop)
    }
    at = end
  }
  if (pronunciation.key === '' && !/<phoneme\b/i.test(source)) said.keep(0, source.length)
  else {
    for (const element of phonemeElements(source)) {
      readUpTo(element.start)
      said.takeSounds(element.start, element.end, carrierOf(element.words), element.ipa)
      at = element.end
    }
    readUpTo(source.length)
  }
  return said.finish()
}

/** Collects a text as it is said, with the place in the source that each of its code units stands for. */
class SaidWriter {
  readonly #source: string
  readonly #parts: string[] = []
  readonly #sourceIndex: number[] = []
  readonly #sounds: SourceSounds[] = []
  readonly #effort: Effort
  #length = 0

  constructor(source: string) {
    this.#source = source
    this.#effort = new Effort(source.length)
  }

  keep(start: number, end: number): void {
    this.#parts.push(this.#source.slice(start, end))
    this.#length += end - start
    for (let at = start; at < end; at++) this.#sourceIndex.push(at)
  }

  takeText(start: number, end: number, pronunciation: Pronunciation): void {
    let at = start
    for (const match of pronunciation.find(this.#source, start, end, this.#effort)) {
      if (match.start < at) continue
      this.keep(at, match.start)
      at = match.end
      if (match.saying.kind === 'words') this.#write(match.saying.words, match.start, match.end)
      else {
        const { end: stop, ipa, word } = inPlaceOf(this.#source, match, match.saying.ipa, end)
        at = stop
        this.takeSounds(match.start, stop, word, ipa)
      }
    }
    this.keep(at, end)
  }

  takeSounds(start: number, end: number, carrier: string, ipa: string): void {
    this.#write(carrier, start, end)
    this.#sounds.push({ start, end, ipa })
  }

  finish(): SaidText {
    const text = this.#parts.join('')
    return { source: this.#source, text, sourceIndex: this.#sourceIndex, sounds: this.#sounds }
  }

  /** Spreads words over what they stand for, never into the middle of a character. */
  #write(words: string, start: number, end: number): void {
    this.#length += words.length
    if (this.#length > saidLengthMax(this.#source.length))
      throw new AppError('text_too_long', {
        message: 'Pronunciation rules make this text many times as long as it is written.',
        param: 'text',
      })
    this.#parts.push(words)
    for (let unit = 0; unit < words.length; unit++) {
      const at = start + Math.floor((unit * (end - start)) / words.length)
      this.#sourceIndex.push(isLow(this.#source.charCodeAt(at)) && at > start ? at - 1 : at)
    }
  }
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

type PhonemeElement = SourceSounds & { readonly words: string }

function* phonemeElements(source: string): Generator<PhonemeElement> {
  const opening = /<phoneme\b/gi
  for (let hit = opening.exec(source); hit; hit = opening.exec(source)) {
    phonemeElement.lastIndex = hit.index
    const found = phonemeElement.exec(source)
    if (!found) continue
    const [whole, attributes = '', words = ''] = found
    const end = hit.index + whole.length
    yield { start: hit.index, end, words, ipa: soundsOf(attributes) }
    opening.lastIndex = end
  }
}

function soundsOf(attributes: string): string {
  const valueOf = (name: string) =>
    new RegExp(String.raw`\b${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)?.slice(1).find(Boolean)
  const phoneme = valueOf('ph') ?? ''
  const read = readSounds(phoneme, valueOf('alphabet') ?? 'ipa')
  if (!('invalid' in read)) return writeIpa(read.sounds)
  const { sign, nearest } = read.invalid
  const meant = nearest === undefined ? '' : ` Did you mean “${nearest}”?`
  throw new AppError('invalid_pronunciation_rule', {
    message: `“${sign}” in the phonemes “${phoneme}” of the text cannot be said.${meant}`,
    param: 'text',
    data: { sign, nearest: nearest ?? null },
  })
}
