/** When something is said, in seconds from the beginning of the recording. */
export type Seconds = number

export type TokenCharacter = {
  readonly text: string
  readonly start?: Seconds | null
  readonly end?: Seconds | null
}

/**
 * A part of what was heard, named as it travels: what API, database, page and files say of a word is one shape, because a
 * recording of hours has a hundred thousand of them. The texts of all tokens in a row are the text.
 */
export type Token = {
  readonly text: string
  readonly type: 'word' | 'spacing' | 'audio_event'
  readonly start?: Seconds | null
  readonly end?: Seconds | null
  readonly speaker_id?: string | null
  /** How sure the recogniser is: a natural logarithm, 0 is certain. */
  readonly logprob: number
  readonly characters?: readonly TokenCharacter[] | null
  readonly channel_index?: number | null
}

/** Writes tokens in a row. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join('')
}

/** Tells how sure a recogniser is of a token, 0…1. */
export function confidenceOf({ logprob }: Token): number {
  return Math.min(1, Math.exp(logprob))
}

const UNSPACED = new Set(['zh', 'zho', 'cmn', 'yue', 'ja', 'jpn', 'th', 'tha', 'lo', 'lao', 'km', 'khm', 'my', 'mya'])

/** Gives what a language writes between two words: nothing in Chinese, Japanese or Thai. */
export function separatorOf(languageCode: string): string {
  return UNSPACED.has(languageCode.toLowerCase().split(/[-_]/u)[0] ?? '') ? '' : ' '
}

/** Puts spacing between words that a recogniser gave without; it lasts as long as the pause. */
export function spaceWords(words: readonly Token[], separator: string): Token[] {
  if (separator === '') return [...words]
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    return before === undefined ? [word] : [spacingBetween(before, word, separator), word]
  })
}

/** Makes the spacing between two words; it belongs to who speaks before it. */
export function spacingBetween(before: Token, after: Token, text: string): Token {
  return {
    text,
    type: 'spacing',
    start: before.end ?? null,
    end: after.start ?? null,
    speaker_id: before.speaker_id ?? null,
    logprob: 0,
  }
}
