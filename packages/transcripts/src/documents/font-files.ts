import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A file with some of the letters of a family. */
export type FontFile = { readonly path: string; mayHave(codePoint: number): boolean }

const files = createRequire(import.meta.url)
/** In the order in which they are asked; Chinese characters come last, in the order that the text decides. */
const families = [
  '@fontsource-variable/inter',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/noto-sans-gujarati',
  '@fontsource-variable/noto-sans-gurmukhi',
  '@fontsource-variable/noto-sans-kannada',
  '@fontsource-variable/noto-sans-malayalam',
  '@fontsource-variable/noto-sans-sinhala',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-sans-telugu',
  '@fontsource-variable/noto-sans-thai',
  '@fontsource-variable/noto-sans-lao',
  '@fontsource-variable/noto-sans-khmer',
  '@fontsource-variable/noto-sans-myanmar',
  '@fontsource-variable/noto-sans-armenian',
  '@fontsource-variable/noto-sans-georgian',
  '@fontsource-variable/noto-sans-ethiopic',
] as const
const japanese = '@fontsource-variable/noto-sans-jp'
const korean = '@fontsource-variable/noto-sans-kr'
const chinese = '@fontsource-variable/noto-sans-sc'

const known = new Map<string, Promise<readonly FontFile[]>>()

/** Lists the files of all families, best first for a text: Chinese characters look differently in Japanese and Korean. */
export async function fontFilesFor(text: string): Promise<FontFile[]> {
  const eastern = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese, korean]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, chinese, japanese]
      : [chinese, japanese, korean]
  return (await Promise.all([...families, ...eastern].map(filesOf))).flat()
}

function filesOf(family: string): Promise<readonly FontFile[]> {
  const read = known.get(family) ?? readFamily(family)
  known.set(family, read)
  return read
}

/** Reads how a package describes itself: subsets by name, with the ranges of their characters. */
async function readFamily(family: string): Promise<FontFile[]> {
  const listed = JSON.parse(await readFile(files.resolve(`${family}/unicode.json`), 'utf8')) as Readonly<
    Record<string, string>
  >
  const name = family.replace('@fontsource-variable/', '')
  return Object.entries(listed).map(([subset, list]) => {
    const ranges = list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return { from, to }
    })
    const file = `${family}/files/${name}-${subset.replaceAll(/[[\]]/gu, '')}-wght-normal.woff2`
    return {
      path: files.resolve(file),
      mayHave: (codePoint) => ranges.some(({ from, to }) => codePoint >= from && codePoint <= to),
    }
  })
}
