import { textOf, type Token } from '../model/token.ts'

/**
 * Says how many tokens at the beginning and at the end a correction leaves alone. A word that something was added to is
 * not alone, so what follows it must be untouched as well; this holds in writing without spaces, too.
 */
export function untouchedAround(tokens: readonly Token[], text: string): { head: number; tail: number } {
  const old = textOf(tokens)
  const shorter = Math.min(old.length, text.length)
  let prefix = 0
  while (prefix < shorter && old[prefix] === text[prefix]) prefix++
  let suffix = 0
  while (suffix < shorter - prefix && old[old.length - 1 - suffix] === text[text.length - 1 - suffix]) suffix++
  let [head, end] = [0, 0]
  for (const token of tokens) {
    end += token.text.length
    if (end >= prefix) break
    head++
  }
  let [tail, start] = [0, old.length]
  for (const token of tokens.toReversed()) {
    start -= token.text.length
    if (start <= old.length - suffix) break
    tail++
  }
  // What is kept ends and begins with a word, so that spacing is always made between two words that are known.
  while (head > 0 && tokens[head - 1]?.type === 'spacing') head--
  while (tail > 0 && tokens[tokens.length - tail]?.type === 'spacing') tail--
  return { head, tail: Math.min(tail, tokens.length - head) }
}
