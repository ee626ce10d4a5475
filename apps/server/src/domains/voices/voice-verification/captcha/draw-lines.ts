import { randomInt } from 'node:crypto'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { lineTexts } from './line-texts.ts'

export type CaptchaLines = { readonly lines: readonly string[]; readonly language: string }

const linesDrawn = 3
const decoysDrawn = 6

type Texts = { readonly language: string; readonly texts: readonly string[] }

/** Returns the texts in the first of these languages that has any, else in English. */
function textsFor(languages: readonly string[]): Texts {
  for (const language of languages) {
    const found = Object.entries(lineTexts).find(([name]) => name === canonicalLanguage(language))
    if (found) return { language: found[0], texts: found[1] }
  }
  return { language: 'en', texts: lineTexts.en }
}

function drawn(texts: readonly string[], count: number): readonly string[] {
  const left = [...texts]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(randomInt(left.length), 1)).flat()
}

/** Draws fresh lines in the first of these languages that has any, else in English. */
export function linesFor(languages: readonly string[]): CaptchaLines {
  const { language, texts } = textsFor(languages)
  return { language, lines: drawn(texts, linesDrawn) }
}

/** Draws other lines of the same language, which nobody was asked to read. */
export function decoysFor({ language, lines }: CaptchaLines): readonly string[] {
  const { texts } = textsFor([language])
  return drawn(
    texts.filter((text) => !lines.includes(text)),
    decoysDrawn,
  )
}
