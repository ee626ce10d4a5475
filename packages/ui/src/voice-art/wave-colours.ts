import type { CSSProperties } from 'react'

import { contrastOf, hexOf } from './colour.ts'

/** The colours of a voice's waveform on each theme. */
export type WaveColours = {
  readonly light: { readonly wave: string; readonly played: string }
  readonly dark: { readonly wave: string; readonly played: string }
}

/** The surface on which the colours stand apart least: the lightest of the light theme, and of the dark one. */
const hardest = { light: '#ffffff', dark: '#2a3131' } as const
/** Parts of a picture need 3:1; a little more keeps them so where a surface is tinted. */
const playedContrast = 3.6
const waveContrast = 1.75

/** Chooses the colours of a waveform from the hue of its voice. */
export function waveColoursOf(hue: number): WaveColours {
  return {
    light: {
      wave: apart(hue, 0.045, 0.84, -0.01, hardest.light, waveContrast),
      played: apart(hue, 0.17, 0.62, -0.01, hardest.light, playedContrast),
    },
    dark: {
      wave: apart(hue, 0.04, 0.4, 0.01, hardest.dark, waveContrast),
      played: apart(hue, 0.15, 0.7, 0.01, hardest.dark, playedContrast),
    },
  }
}

/** Darkens or lightens a colour until it stands apart from the surface. */
function apart(hue: number, chroma: number, from: number, step: number, surface: string, contrast: number): string {
  let lightness = from
  let colour = hexOf(lightness, chroma, hue)
  while (contrastOf(colour, surface) < contrast && lightness > 0 && lightness < 1) {
    lightness += step
    colour = hexOf(lightness, chroma, hue)
  }
  return colour
}

/** Answers the colours as CSS variables for the waveforms below an element; they follow the theme by themselves. */
export function waveStyleOf({ light, dark }: WaveColours): CSSProperties {
  const variables: Readonly<Record<`--${string}`, string>> = {
    '--wave': `light-dark(${light.wave}, ${dark.wave})`,
    '--wave-played': `light-dark(${light.played}, ${dark.played})`,
  }
  // CSS variables are the one thing that the type does not know.
  return variables as CSSProperties
}
