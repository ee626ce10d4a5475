import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A file with some of the letters of a family. */
export type FontFile = { readonly family: string; readonly path: string; has(codePoint: number): boolean }

const files = createRequire(import.meta.url)
/** In the order in which they are asked; of the three that have Chinese characters, the text decides. */
const families = [
  '@fontsource-variable/inter',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
] as const
type Family = (typeof families)[number]

let known: Promise<ReadonlyMap<Family, readonly FontFile[]>> | undefined

/** Lists the files of all families, best first for a text: Chinese characters look differently in Japanese and Korean. */
export async function fontFilesFor(text: string): Promise<FontFile[]> {
  const all = await (known ??= readFamilies())
  const eastern: Family = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? '@fontsource-variable/noto-sans-jp'
    : /\p{Script=Hangul}/u.test(text)
      ? '@fontsource-variable/noto-sans-kr'
      : '@fontsource-variable/noto-sans-sc'
  const rank = (family: Family) =>
    family === eastern ? families.indexOf('@fontsource-variable/noto-sans-jp') - 0.5 : families.indexOf(family)
  return families.toSorted((one, other) => rank(one) - rank(other)).flatMap((family) => all.get(family) ?? [])
}

/** Lists the characters of a text that no file has, each once, without what draws nothing. */
export async function lettersWithout(text: string): Promise<string[]> {
  const fonts = await fontFilesFor(text)
  const asked = new Set([...text].filter((character) => !isUndrawn(character)))
  return [...asked].filter((character) => !fonts.some((font) => font.has(character.codePointAt(0) ?? 0)))
}

/** Tells characters that have no shape of their own: spaces, joiners, marks of direction, selectors. */
export function isUndrawn(character: string): boolean {
  return /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u.test(character)
}

async function readFamilies(): Promise<ReadonlyMap<Family, readonly FontFile[]>> {
  const read = families.map(async (family): Promise<[Family, FontFile[]]> => {
    const listed = await readFile(files.resolve(`${family}/unicode.json`), 'utf8')
    // As the package describes itself: subsets by name, with the ranges of their characters.
    const subsets = Object.entries(JSON.parse(listed) as Readonly<Record<string, string>>)
    return [family, subsets.map(([subset, ranges]) => fileOf(family, subset.replaceAll(/[[\]]/gu, ''), ranges))]
  })
  return new Map(await Promise.all(read))
}

function fileOf(family: Family, subset: string, list: string): FontFile {
  const ranges = list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return { from, to }
  })
  const name = family.replace('@fontsource-variable/', '')
  return {
    family,
    path: files.resolve(`${family}/files/${name}-${subset}-wght-normal.woff2`),
    has: (codePoint) => ranges.some(({ from, to }) => codePoint >= from && codePoint <= to),
  }
}
