import type { VideoTheme } from '@vireo/engines'
import { mix, type Tone, toneOf } from './planes.ts'

/** How a theme looks. */
export type Look = {
  backgroundAt(x: number, y: number): Tone
  readonly ink: Tone
  /** The word that is heard, and what was heard of the waveform. */
  readonly accent: Tone
}

const plain = toneOf('#0b6e6a')
const shadeCount = 1024

/** How strong what is not heard yet is; enough to read ahead. */
export const stillToCome = 0.45

/** Answers how a theme looks at a size. */
export function lookOf(theme: VideoTheme, width: number, height: number): Look {
  if (theme === 'color') {
    const shades = shadesBetween(['#0b6e6a', '#1f4aa8', '#7a2a9c'])
    return {
      backgroundAt: (x, y) => shades[Math.floor(((x / width + y / height) / 2) * shades.length)] ?? plain,
      ink: toneOf('#ffffff'),
      accent: toneOf('#ffd166'),
    }
  }
  const background = toneOf(theme === 'light' ? '#ffffff' : '#000000')
  return {
    backgroundAt: () => background,
    ink: toneOf(theme === 'light' ? '#101718' : '#ffffff'),
    accent: toneOf(theme === 'light' ? '#0b6e6a' : '#4fd1c5'),
  }
}

/** Mixes shades that lead from one colour to the next. */
function shadesBetween(colours: readonly string[]): Tone[] {
  const stops = colours.map(toneOf)
  return Array.from({ length: shadeCount }, (_, at) => {
    const along = (at / shadeCount) * (stops.length - 1)
    const stop = Math.floor(along)
    return mix(stops[stop] ?? plain, stops[stop + 1] ?? plain, along - stop)
  })
}
