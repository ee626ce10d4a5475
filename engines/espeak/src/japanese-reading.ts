import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { JapaneseToken, JapaneseTokenizer } from 'kuromoji'
import { TextMapper, type MappedText } from '@vireo/engines'

/** Loads the dictionary that comes with the analyser: about half a second and 250 MB, so only when asked. */
export async function loadJapaneseTokenizer(): Promise<JapaneseTokenizer> {
  const { default: kuromoji } = await import('kuromoji')
  const dicPath = join(dirname(createRequire(import.meta.url).resolve('kuromoji/package.json')), 'dict')
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, tokenizer) => (error ? reject(error) : resolve(tokenizer)))
  })
}

const vowelRows: readonly (readonly [vowel: string, kana: string])[] = [
  ['ア', 'アカサタナハマヤラワガザダバパャァヮ'],
  ['イ', 'イキシチニヒミリギジヂビピィ'],
  ['ウ', 'ウクスツヌフムユルグズヅブプュゥヴ'],
  ['エ', 'エケセテネヘメレゲゼデベペェ'],
  ['オ', 'オコソトノホモヨロヲゴゾドボポョォ'],
]

/** Writes a lengthened vowel as two, since espeak swallows the sign that lengthens it. */
function spellOutLength(katakana: string): string {
  return katakana.replaceAll(/(.)ー/gu, (pair, kana: string) => {
    const vowel = vowelRows.find(([, row]) => row.includes(kana))?.[0]
    return vowel ? kana + vowel : pair
  })
}

/**
 * Tells whether a token is a particle, ending or suffix that leans on the word before it; a blank there would be heard
 * as a stop.
 */
function leansOnPrevious({ pos, pos_detail_1 }: JapaneseToken): boolean {
  return pos === '助詞' || pos === '助動詞' || pos === '記号' || pos_detail_1 === '接尾' || pos_detail_1 === '非自立'
}

/** Converts words to their pronunciation in katakana, all that espeak reads of Japanese; unknown words stay. */
export function toKana(text: string, tokenizer: JapaneseTokenizer): MappedText {
  const mapper = new TextMapper()
  let at = 0
  for (const token of tokenizer.tokenize(text)) {
    const found = text.indexOf(token.surface_form, at)
    const start = found < 0 ? at : found
    mapper.append(text.slice(at, start), at, start)
    const end = start + token.surface_form.length
    if (start > 0 && !leansOnPrevious(token)) mapper.append(' ', start, start)
    mapper.append(spellOutLength(token.pronunciation ?? token.reading ?? token.surface_form), start, end)
    at = end
  }
  mapper.append(text.slice(at), at, text.length)
  return mapper.finish()
}
