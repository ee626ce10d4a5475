import type { AudioNativeProject } from '@vireo/contracts/audio-native'

/** How a player looks and what it says; empty is as the visitor's system, or the page, has it. */
export type Looks = {
  readonly text_color: string
  readonly background_color: string
  readonly small: boolean
  readonly title: string
  readonly author: string
}

/** Reads how a project's player looks today. */
export function looksOf(project: AudioNativeProject): Looks {
  return {
    text_color: project.text_color ?? '',
    background_color: project.background_color ?? '',
    small: project.small,
    title: project.title ?? '',
    author: project.author ?? '',
  }
}

/** Makes what a project is asked to become. */
export function changeOf({ text_color: ink, background_color: paper, small, title, author }: Looks) {
  return {
    text_color: ink || null,
    background_color: paper || null,
    small,
    title: title.trim() || null,
    author: author.trim() || null,
  }
}

/** Tells whether two looks are the same. */
export function isSame(one: Looks, other: Looks): boolean {
  return JSON.stringify(changeOf(one)) === JSON.stringify(changeOf(other))
}

const colourPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu

/** Tells whether something can be the colour of a player; empty is none, and can be. */
export function isColour(text: string): boolean {
  return text === '' || colourPattern.test(text)
}

/** Writes a colour with six digits, as the browser's own picker wants it. */
export function fullColour(text: string): string | undefined {
  if (!colourPattern.test(text)) return undefined
  const digits = text.slice(1).toLowerCase()
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** Answers how well two colours can be told apart, 1 … 21; undefined while one of them is none. */
export function contrastOf(ink: string, paper: string): number | undefined {
  const [one, other] = [luminanceOf(ink), luminanceOf(paper)]
  if (one === undefined || other === undefined) return undefined
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminanceOf(colour: string): number | undefined {
  const full = fullColour(colour)
  if (full === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Answers the address of the real player as it would look; with a page, it plays what visitors hear there. */
export function previewAddress(projectId: string, looks: Looks, page: string | undefined): string {
  const query = new URLSearchParams({ small: String(looks.small) })
  for (const name of ['text_color', 'background_color'] as const)
    if (looks[name] !== '' && isColour(looks[name])) query.set(name, looks[name])
  if (page !== undefined) query.set('page', page)
  return `/audio-native/${encodeURIComponent(projectId)}/preview?${query.toString()}`
}
