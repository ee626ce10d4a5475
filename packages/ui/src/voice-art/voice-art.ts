import { hexOf } from './colour.ts'
import { seeded } from './seeded.ts'
import { waveColoursOf, type WaveColours } from './wave-colours.ts'

/** What is known of how a voice sounds; what is not known is left out. */
export type VoiceSound = {
  /** The middle of its melody. */
  readonly pitchHz?: number | undefined
  /** How much of its sound lies high: 0 (dull) … 1 (brilliant). */
  readonly brightness?: number | undefined
  /** How hoarse it is: 0 (pure) … 1 (harsh). */
  readonly roughness?: number | undefined
}

/** The voice that is drawn. The same id with the same sound is the same picture, everywhere and for ever. */
export type DrawnVoice = {
  readonly id: string
  readonly sound?: VoiceSound | undefined
  /** The address of a picture that people gave it, which stands in the place of the one drawn. */
  readonly picture?: string | undefined
}

/** One soft spot of colour, in a picture of 100 × 100. */
export type Lobe = {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
  readonly turnDegrees: number
  readonly colour: string
  readonly opacity: number
}

/** A picture of a voice as plain numbers and colours; whoever draws it decides how. */
export type VoiceArt = {
  readonly ground: string
  /** Three to five, the first lies deepest. */
  readonly lobes: readonly Lobe[]
  /** How strongly the grain shows, 0 … 1. */
  readonly grain: number
  /** Picks one of many patterns of grain. */
  readonly grainSeed: number
  /** The colour that a letter on the picture reads in. */
  readonly ink: string
  readonly wave: WaveColours
}

const darkInk = '#0b1012'
const lightInk = '#ffffff'
/** Voices duller than this are drawn deep, with light letters on them. */
const deepBelow = 0.34

/** Describes the picture of a voice: hue from its pitch, lightness from its brightness, grain from its roughness, the rest from its id. */
export function voiceArt({ id, sound = {} }: DrawnVoice): VoiceArt {
  const random = seeded(id)
  const between = (low: number, high: number) => low + random() * (high - low)
  // Each id takes its numbers in the same order, whatever is known of its sound.
  const own = {
    hue: between(0, 360),
    hueDrift: between(-44, 44),
    brightness: between(0.1, 1),
    grain: between(0.1, 0.45),
  }
  const hue = sound.pitchHz === undefined ? own.hue : hueOfPitch(sound.pitchHz) + own.hueDrift
  const brightness = clamped(sound.brightness ?? own.brightness)
  const isDeep = brightness < deepBelow
  const palette = paletteOf(hue, brightness, isDeep, [between(26, 52), between(62, 118)], random() < 0.5 ? 1 : -1)
  const count = 3 + Math.floor(random() * 3)
  const start = between(0, 360)
  const lobes = Array.from({ length: count }, (_, index): Lobe => {
    const angle = ((start + (index * 360) / count + between(-24, 24)) * Math.PI) / 180
    const away = between(22, 40)
    const radius = between(34, 52) - index * 3
    return {
      x: rounded(50 + Math.cos(angle) * away),
      y: rounded(50 + Math.sin(angle) * away),
      radiusX: rounded(radius),
      radiusY: rounded(radius * between(0.68, 1)),
      turnDegrees: Math.round(between(0, 180)),
      colour: palette.lobes[index % palette.lobes.length] ?? palette.ground,
      opacity: rounded(between(0.82, 1)),
    }
  })
  return {
    ground: palette.ground,
    lobes,
    grain: rounded(clamped(sound.roughness ?? own.grain)),
    grainSeed: Math.floor(random() * 1000),
    ink: isDeep ? lightInk : darkInk,
    wave: waveColoursOf(hue),
  }
}

/** Leads from indigo for the deepest over red and amber to green, blue and violet: an octave is two fifths of the circle. */
function hueOfPitch(pitchHz: number): number {
  const octaves = Math.log2(Math.min(500, Math.max(50, pitchHz)) / 50)
  return 262 + octaves * 150
}

function paletteOf(
  hue: number,
  brightness: number,
  isDeep: boolean,
  [near, far]: readonly [number, number],
  side: 1 | -1,
): { readonly ground: string; readonly lobes: readonly string[] } {
  // Deep pictures stay below the luminance that white letters need, light ones above that of dark letters.
  const base = isDeep ? 0.38 + brightness * 0.2 : 0.66 + (brightness - deepBelow) * 0.17
  const step = isDeep ? 0.06 : 0.07
  const colour = (lightness: number, share: number, turn: number) => {
    const turned = hue + turn * side
    const lifted = lightness + yellowness(turned) * (isDeep ? 0.03 : 0.1)
    return isDeep
      ? hexOf(Math.min(0.52, lifted), 0.16 * share, withoutMud(turned))
      : hexOf(Math.min(0.94, Math.max(0.64, lifted)), 0.17 * share, turned)
  }
  return {
    ground: colour(base, 1, 0),
    lobes: [
      colour(base - step, 1.1, -near * 0.5),
      colour(base + step * 1.5, 0.95, near),
      colour(base + step * 0.3, 1.05, far),
      colour(base + step * 2.4, 0.65, near * 0.4),
      colour(base - step * 0.4, 1.1, -near),
    ],
  }
}

/** Says how near a hue is to yellow, 0 … 1: yellow is only yellow where it is light. */
function yellowness(hue: number): number {
  const away = ((((hue - 98) % 360) + 540) % 360) - 180
  return Math.exp(-(away * away) / 1400)
}

/** Moves a hue out of the yellows, which are mud where they are deep: to copper or to green. */
function withoutMud(hue: number): number {
  const turned = ((hue % 360) + 360) % 360
  if (turned < 45 || turned > 145) return turned
  return turned < 95 ? 45 - (turned - 45) * 0.4 : 145 + (145 - turned) * 0.3
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
