import { luminanceOf } from './colour.ts'
import { escapeMarkup } from './escape-markup.ts'
import { voiceArt, type DrawnVoice, type VoiceArt } from './voice-art.ts'

/** Grain is only seen, and only paid for, from this size on. */
const grainFromPx = 48

type DrawOptions = {
  /** The side of the square in pixels. */
  readonly size: number
  /** A letter in the middle. */
  readonly initial?: string | undefined
}

/** Draws a voice as the text of an SVG that stands alone: a file, a data address, or markup in a page. */
export function voiceArtSvg(voice: DrawnVoice, { size, initial }: DrawOptions): string {
  const art = voiceArt(voice)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">` +
    `<defs><clipPath id="c"><circle cx="50" cy="50" r="50"/></clipPath>${gradientsOf(art)}${grainFilter(art, size)}</defs>` +
    `<g clip-path="url(#c)"><rect width="100" height="100" fill="${art.ground}"/>${lobesOf(art)}${grainOf(art, size)}</g>` +
    `${initial ? letterOf(art, initial) : ''}</svg>`
  )
}

/** How much of a lobe is left at each part of its way out; also what a test computes the picture from. */
export const fading = [
  [0, 1],
  [0.45, 0.86],
  [0.72, 0.4],
  [1, 0],
] as const

function gradientsOf({ lobes }: VoiceArt): string {
  return lobes
    .map(({ colour }, index) => {
      const stops = fading.map(
        ([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      return `<radialGradient id="l${index}">${stops.join('')}</radialGradient>`
    })
    .join('')
}

function lobesOf({ lobes }: VoiceArt): string {
  return lobes
    .map(
      ({ x, y, radiusX, radiusY, turnDegrees, opacity }, index) =>
        `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" opacity="${opacity}" ` +
        `transform="rotate(${turnDegrees} ${x} ${y})" fill="url(#l${index})"/>`,
    )
    .join('')
}

function grainFilter({ grain, grainSeed, ink }: VoiceArt, size: number): string {
  if (size < grainFromPx || grain === 0) return ''
  return (
    `<filter id="g" x="0" y="0" width="100%" height="100%">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${size < 120 ? 0.7 : 1.4}" numOctaves="2" seed="${grainSeed}"/>` +
    `<feColorMatrix values="${`0 0 0 0 ${isDeep(ink) ? 0 : 1} `.repeat(3)}0 0 0 2.4 -1"/></filter>`
  )
}

/** Lays grain away from the colour of letters, never towards it: dark on deep pictures, bright on light ones. */
function grainOf({ grain }: VoiceArt, size: number): string {
  if (size < grainFromPx || grain === 0) return ''
  return `<rect width="100" height="100" filter="url(#g)" opacity="${Math.round(grain * 45) / 100}"/>`
}

function isDeep(ink: string): boolean {
  return luminanceOf(ink) > 0.5
}

function letterOf({ ink }: VoiceArt, initial: string): string {
  return (
    `<text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="Inter, system-ui, sans-serif" ` +
    `font-size="42" font-weight="600" fill="${ink}">${escapeMarkup(initial)}</text>`
  )
}
