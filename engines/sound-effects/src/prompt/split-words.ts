import { wordOfPicture, picturePattern } from '../vocabulary/pictures.ts'
import { frequencyPattern, numberPattern } from './numbers.ts'

/** A word of the prompt as it was written and as it is looked up, or a sign between words. */
export type Token = { readonly text: string; readonly key: string }

const word = String.raw`[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*`
const alone = String.raw`(?![\p{L}\p{N}]|[-'’][\p{L}\p{N}])`
const part = new RegExp(
  [frequencyPattern, `(?:${numberPattern})${alone}`, word, picturePattern, '->', '→', String.raw`[,;.+&!?:\n]`].join(
    '|',
  ),
  'giu',
)

/** Reads a prompt as words, numbers, pictures and signs: hyphens stay within words, everything is compared in lower case. */
export function splitWords(prompt: string): readonly Token[] {
  const parts = prompt.normalize('NFKC').match(part) ?? []
  return parts.map((text) => ({ text, key: wordOfPicture(text) ?? text.toLowerCase().replaceAll('’', "'") }))
}

/** What may be taken off a word, and what the word ends in instead. */
const endings: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['ings', ['', 'e']],
  ['ing', ['', 'e']],
  ['ndes', ['n']],
  ['nder', ['n']],
  ['nden', ['n']],
  ['nde', ['n']],
  ['nd', ['n']],
  ['ern', ['']],
  ['ers', ['', 'e']],
  ['ed', ['', 'e']],
  ['en', ['', 'e']],
  ['em', ['', 'e']],
  ['er', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['e', ['', 'en']],
  ['n', ['']],
  ['t', ['en', 'n']],
]

/** Answers the forms under which a word may stand in the vocabulary, the most exact first. */
export function formsOf(key: string): readonly string[] {
  const forms = [key, `${key}s`, `${key}n`, `${key}en`]
  for (const [ending, instead] of endings) {
    if (!key.endsWith(ending) || key.length - ending.length < 3) continue
    const root = key.slice(0, -ending.length)
    forms.push(...instead.map((tail) => `${root}${tail}`))
    // Doubled before an ending: "dripping", "slammed".
    if (root.length > 3 && root.at(-1) === root.at(-2)) forms.push(root.slice(0, -1))
  }
  return forms
}
