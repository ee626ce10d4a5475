import type { VoiceId } from '@vireo/contracts/kit'
import { voiceArtSvg } from '@vireo/ui/plain.ts'
import { escapeHtml } from '#kernel/escape-html.ts'

/** What the networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const

export type PictureOf = {
  readonly voiceId: VoiceId
  readonly title: string
  readonly facts: string
  readonly peaks: readonly number[]
}

const lineMax = 36
const linesMax = 3

/** Draws the picture of a recording: the face of its voice, how it begins, who shares it, and its shape. */
export function pictureSvg({ voiceId, title, facts, peaks }: PictureOf): string {
  const { width, height } = pictureSize
  const face = voiceArtSvg({ id: voiceId }, { size: 200 }).replace('<svg ', '<svg x="80" y="80" ')
  const lines = linesOf(drawable(title)).map(
    (line, at) =>
      `<text x="320" y="${136 + at * 66}" font-size="50" font-weight="600" fill="#101718">${escapeHtml(line)}</text>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter Variable">` +
    `<rect width="${width}" height="${height}" fill="#f6f8f8"/>${face}${lines.join('')}` +
    `<text x="320" y="330" font-size="28" fill="#526063">${escapeHtml(drawable(facts).slice(0, 60))}</text>${barsOf(peaks)}` +
    `<text x="${width - 80}" y="${height - 36}" text-anchor="end" font-size="26" font-weight="600" fill="#0b6e6a">Vireo</text></svg>`
  )
}

/** Leaves out what the fonts of the house have no letters for: an empty line says more than boxes. */
function drawable(text: string): string {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}\p{Sc}+]*$/u.test(text) ? text : ''
}

function linesOf(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length + 1 > lineMax) lines.push(word.slice(0, lineMax))
    else lines[lines.length - 1] = `${last} ${word}`.trim().slice(0, lineMax)
  }
  return lines.slice(0, linesMax)
}

function barsOf(peaks: readonly number[]): string {
  const count = Math.min(86, peaks.length)
  return Array.from({ length: count }, (_, bar) => {
    const level = peaks[Math.floor((bar * peaks.length) / count)] ?? 0
    const tall = Math.max(6, level * 1.5)
    return `<rect x="${80 + bar * 12}" y="${460 - tall / 2}" width="8" height="${tall}" rx="4" fill="#0b6e6a"/>`
  }).join('')
}
