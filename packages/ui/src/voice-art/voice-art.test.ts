import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrastOf, laidOver, luminanceOf } from './colour.ts'
import { fading, voiceArtSvg } from './draw-voice-art.ts'
import { voiceArt, type Lobe, type VoiceArt } from './voice-art.ts'
import { waveStyleOf } from './wave-colours.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const sound = fc.record(
  { pitchHz: fc.double({ min: 20, max: 1200, noNaN: true }), brightness: share, roughness: share },
  { requiredKeys: [] },
)
const voice = fc.record({ id: fc.string(), sound: fc.option(sound, { nil: undefined }) })
const thousand = { numRuns: 1000 } as const
/** The lightest grounds of both themes that a waveform may stand on. */
const surfaces = { light: ['#ffffff', '#f6f8f8'], dark: ['#141919', '#1b2222', '#0d1111'] } as const

describe('a face', () => {
  test('is the same to the letter for the same voice', () => {
    fc.assert(
      fc.property(voice, (drawn) => {
        expect(voiceArtSvg(structuredClone(drawn), { size: 64 })).toBe(voiceArtSvg(drawn, { size: 64 }))
      }),
    )
    // What was drawn once stays: whoever changes this line changes the face of every voice there is.
    expect(voiceArt({ id: 'Ada' })).toMatchObject({ ground: '#efc60e', lobes: { length: 5, 0: { x: 64.73 } } })
  })

  test('has three to five lobes, all of them in the picture', () => {
    fc.assert(
      fc.property(voice, (drawn) => {
        const { lobes, grain } = voiceArt(drawn)
        expect(lobes.length).toBeGreaterThanOrEqual(3)
        expect(lobes.length).toBeLessThanOrEqual(5)
        expect(lobes.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100)).toBe(true)
        expect(grain).toBeGreaterThanOrEqual(0)
        expect(grain).toBeLessThanOrEqual(1)
      }),
      thousand,
    )
  })

  test('carries a letter that reads at WCAG AA everywhere in its middle (4.5:1)', () => {
    fc.assert(
      fc.property(voice, (drawn) => {
        const art = voiceArt(drawn)
        for (const at of middle) {
          expect(contrastOf(colourAt(art, at), art.ink), JSON.stringify(at)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      thousand,
    )
  })

  test('is darker for a dull voice than for a brilliant one, and coarser for a hoarse one', () => {
    const drawn = (brightness: number, roughness: number) => voiceArt({ id: 'Ada', sound: { brightness, roughness } })
    expect(luminanceOf(drawn(0.1, 0).ground)).toBeLessThan(luminanceOf(drawn(0.5, 0).ground))
    expect(luminanceOf(drawn(0.5, 0).ground)).toBeLessThan(luminanceOf(drawn(1, 0).ground))
    expect(drawn(0.5, 0.8).grain).toBeGreaterThan(drawn(0.5, 0.1).grain)
  })

  test('differs visibly from the next one, also where they sound alike', () => {
    const alike = { pitchHz: 120, brightness: 0.5, roughness: 0.2 }
    for (const known of [undefined, alike]) {
      const faces = Array.from({ length: 200 }, (_, index) => voiceArt({ id: `voice-${index}`, sound: known }))
      const far = faces.slice(1).map((face, index) => distanceOf(face, faces[index] ?? face))
      expect(Math.min(...far)).toBeGreaterThan(10)
      expect(far.reduce((sum, each) => sum + each, 0) / far.length).toBeGreaterThan(30)
    }
  })
})

describe('its waveform', () => {
  test.each(['light', 'dark'] as const)('stands out from what is behind it where it was played (3:1), %s', (theme) => {
    fc.assert(
      fc.property(voice, (drawn) => {
        const { wave, played } = voiceArt(drawn).wave[theme]
        for (const surface of surfaces[theme]) {
          expect(contrastOf(played, surface)).toBeGreaterThanOrEqual(3)
          expect(contrastOf(wave, surface)).toBeGreaterThanOrEqual(1.5)
        }
        expect(contrastOf(played, wave)).toBeGreaterThanOrEqual(1.6)
      }),
      thousand,
    )
  })

  test('follows the theme by itself', () => {
    const { wave } = voiceArt({ id: 'Ada' })
    expect(waveStyleOf(wave)).toEqual({
      '--wave': `light-dark(${wave.light.wave}, ${wave.dark.wave})`,
      '--wave-played': `light-dark(${wave.light.played}, ${wave.dark.played})`,
    })
  })
})

describe('as SVG', () => {
  test('every element is closed, every attribute quoted, nothing of a name is markup', () => {
    fc.assert(
      fc.property(voice, fc.string({ unit: 'binary' }), fc.constantFrom(24, 64, 240), (drawn, initial, size) => {
        expect(wellFormed(voiceArtSvg(drawn, { size, initial }))).toBe(true)
      }),
    )
  })

  test('stays small enough to stand in an address', () => {
    expect(encodeURIComponent(voiceArtSvg({ id: 'Ada' }, { size: 24 })).length).toBeLessThan(4000)
  })
})

const middle = [30, 40, 50, 60, 70].flatMap((x) => [30, 40, 50, 60, 70].map((y) => ({ x, y })))

/** What a browser shows at a place: ground, then each lobe as far as it reaches. */
function colourAt({ ground, lobes }: VoiceArt, at: { readonly x: number; readonly y: number }): string {
  return lobes.reduce((below, lobe) => laidOver(below, lobe.colour, lobe.opacity * leftAt(wayOut(lobe, at))), ground)
}

function wayOut({ x, y, radiusX, radiusY, turnDegrees }: Lobe, at: { readonly x: number; readonly y: number }): number {
  const turn = (-turnDegrees * Math.PI) / 180
  const [right, down] = [at.x - x, at.y - y]
  return Math.hypot(
    (right * Math.cos(turn) - down * Math.sin(turn)) / radiusX,
    (right * Math.sin(turn) + down * Math.cos(turn)) / radiusY,
  )
}

function leftAt(out: number): number {
  const next = fading.findIndex(([at]) => at >= out)
  if (next < 0) return 0
  const [to, toLeft] = fading[next] ?? [1, 0]
  const [from, fromLeft] = fading[next - 1] ?? [0, 1]
  return to === from ? toLeft : fromLeft + ((out - from) / (to - from)) * (toLeft - fromLeft)
}

/** The mean difference of the channels, 0 … 255, over a picture as a small face shows it. */
function distanceOf(one: VoiceArt, other: VoiceArt): number {
  const places = Array.from({ length: 12 * 12 }, (_, at) => ({
    x: ((at % 12) + 0.5) / 0.12,
    y: (Math.floor(at / 12) + 0.5) / 0.12,
  }))
  const differences = places.flatMap((at) => {
    const [a, b] = [bytesOf(colourAt(one, at)), bytesOf(colourAt(other, at))]
    return a.map((channel, index) => Math.abs(channel - (b[index] ?? 0)))
  })
  return differences.reduce((sum, each) => sum + each, 0) / differences.length
}

function bytesOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function wellFormed(markup: string): boolean {
  const open: string[] = []
  const rest = markup.replaceAll(
    /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/gu,
    (_, closes, name, __, alone) => {
      if (closes) return open.pop() === name ? '' : '<'
      if (!alone) open.push(String(name))
      return ''
    },
  )
  return open.length === 0 && !/[<>]/u.test(rest) && !/&(?!amp;|lt;|gt;|quot;|apos;)/u.test(rest)
}
