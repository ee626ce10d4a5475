import { type DrawnVoice, voiceArt } from '@vireo/ui/plain.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { LandingWords } from './words-in.ts'

type Played = {
  readonly src: string
  /** What is heard, for those who do not see it. */
  readonly label: string
  /** Whose colours its shape has; absent where no voice of the house speaks. */
  readonly voice?: DrawnVoice | undefined
}

/**
 * Writes a player of the browser. Where a script runs it puts ours in its place, which draws the shape of the sound in the colours
 * of the voice.
 */
export function playerOf({ src, label, voice }: Played, words: LandingWords): string {
  const said = { play: words.play(label), pause: words.pause(label), position: words.position(label) }
  const attributes = { src, 'aria-label': label, ...dataOf(said), ...(voice && dataOf(coloursOf(voice))) }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<audio controls preload="none"${written.join('')}></audio>`
}

function coloursOf(voice: DrawnVoice): Readonly<Record<string, string>> {
  const { light, dark } = voiceArt(voice).wave
  return { 'wave-light': light.wave, 'played-light': light.played, 'wave-dark': dark.wave, 'played-dark': dark.played }
}

function dataOf(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]))
}
