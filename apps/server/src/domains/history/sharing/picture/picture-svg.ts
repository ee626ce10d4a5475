import { type DrawnVoice, voiceArtSvg } from '@vireo/ui/plain.ts'
import { escapeHtml } from '#kernel/escape-html.ts'

/** What the networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Stands for the picture that people gave a voice, which is put in where this is drawn. */
export const givenFace = 'https://face.invalid/'

export type PictureOf = {
  readonly voice: DrawnVoice
  /** Whether people gave the voice a picture, which is seen in place of its face. */
  readonly hasGivenFace?: boolean
  readonly title: string
  readonly facts: string
  readonly peaks: readonly number[]
}

const linesMax = 3
/** From the edge of the words to the margin on the right. */
const roomPx = 800
const titlePx = 50
const factsPx = 28

/** Draws the picture of a recording: the face of its voice, how it begins, who shares it, and its shape. */
export function pictureSvg({ voice, hasGivenFace = false, title, facts, peaks }: PictureOf): string {
  const { width, height } = pictureSize
  const face = hasGivenFace ? roundGivenFace : voiceArtSvg(voice, { size: 200 }).replace('<svg ', '<svg x="80" y="80" ')
  // Where the house has no letters for what is said, whoever is heard stands in its place.
  const [large, small] = drawable(title) === '' ? [drawable(facts), ''] : [drawable(title), drawable(facts)]
  const lines = linesOf(large).map(
    (line, at) =>
      `<text x="320" y="${136 + at * 66}" font-size="${titlePx}" font-weight="600" fill="#101718">${escapeHtml(line)}</text>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter Variable">` +
    `<rect width="${width}" height="${height}" fill="#f6f8f8"/>${face}${lines.join('')}` +
    `<text x="320" y="330" font-size="${factsPx}" fill="#526063">${escapeHtml(cut(small, factsPx))}</text>${barsOf(peaks)}` +
    `<text x="${width - 80}" y="${height - 36}" text-anchor="end" font-size="26" font-weight="600" fill="#0b6e6a">Vireo</text></svg>`
  )
}

const roundGivenFace =
  `<clipPath id="round"><circle cx="180" cy="180" r="100"/></clipPath>` +
  `<image x="80" y="80" width="200" height="200" clip-path="url(#round)" href="${givenFace}"/>`

/** Leaves out pictures in the text, and all of what the fonts of the house have no letters for, which would be boxes. */
function drawable(text: string): string {
  const plain = text
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu, '')
    .replaceAll(/ +/gu, ' ')
    .trim()
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}\p{Sc}+<=>|~^`]*$/u.test(plain)
    ? plain
    : ''
}

function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, titlePx) <= roomPx) lines[lines.length - 1] = longer
    else lines.push(cut(word, titlePx))
  }
  if (lines.length <= linesMax) return lines
  return [...lines.slice(0, linesMax - 1), cut(`${lines[linesMax - 1] ?? ''}…`, titlePx)]
}

/** Shortens a line to the room that there is, and shows that it goes on. */
function cut(line: string, size: number): string {
  if (widthOf(line, size) <= roomPx) return line
  const characters = [...line]
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > roomPx) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** Reckons how wide a line is, a little too wide rather than too narrow. */
function widthOf(line: string, size: number): number {
  let ems = 0
  for (const character of line)
    ems += /[\p{Lu}mwшщжюфы@%&—…]/u.test(character) ? 0.92 : /[\s.,:;!'’|ijlrtf()[\]-]/u.test(character) ? 0.4 : 0.62
  return ems * size
}

function barsOf(peaks: readonly number[]): string {
  const count = Math.min(86, peaks.length)
  return Array.from({ length: count }, (_, bar) => {
    const level = peaks[Math.floor((bar * peaks.length) / count)] ?? 0
    const tall = Math.max(6, level * 1.5)
    return `<rect x="${80 + bar * 12}" y="${460 - tall / 2}" width="8" height="${tall}" rx="4" fill="#0b6e6a"/>`
  }).join('')
}
