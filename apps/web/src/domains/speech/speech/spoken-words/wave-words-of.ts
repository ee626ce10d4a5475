import type { WaveWord } from '@vireo/ui'

import type { Token } from './tokens.ts'

/** Leaves of a text what stands under a waveform: its words, each with what is written right behind it. */
export function waveWordsOf(tokens: readonly Token[]): WaveWord[] {
  const words: WaveWord[] = []
  for (const { text, startMs, endMs, isWord } of tokens) {
    const before = words.at(-1)
    if (isWord) words.push({ text, startMs, endMs })
    else if (before && closing.test(text)) words[words.length - 1] = { ...before, text: before.text + text }
  }
  return words
}

const closing = /^[\p{Pe}\p{Pf}.,;:!?…]$/u
