import type { VideoScene } from '@vireo/engines'
import { cutWords, type Unit } from '../words/cut-words.ts'
import { drawWords } from '../words/draw-words.ts'
import { type Area, layOut, type Measured, type Page } from '../words/lay-out.ts'
import { openFonts, type OpenFont } from '../words/open-fonts.ts'
import { shapeWord } from '../words/shape-word.ts'
import { type Look, lookOf, stillToCome } from './looks.ts'
import { emptyPlanes, paintAll, paintBar, paintInk, type Planes } from './planes.ts'

/** Paints what is seen at moments of a recording. */
export type ScenePainter = {
  /** The frame stays as it is until the next call. */
  frameAt(atMs: number): Planes
}

const mark = 'Vireo'
const barCount = 54
const spaceEms = 0.28

/** Prepares a scene: letters are shaped and drawn once, and set on pages. Throws `no_letters`. */
export async function paintScene(scene: VideoScene): Promise<ScenePainter> {
  const { width, height } = scene
  const unit = Math.min(width, height) / 1080
  const units = cutWords(scene.text)
  const caption = cutWords({ characters: [...scene.caption], startMs: null })
  const fonts = await openFonts([...units, ...caption, { text: mark }].map(({ text }) => text).join(' '))
  const margin = Math.round(90 * unit)
  const roomPx = width - 2 * margin
  const letters = units.reduce((sum, { text }) => sum + text.length, 0)
  const { measured, emPx } = await measure(fonts, units, { emPx: (letters <= 90 ? 80 : 60) * unit, roomPx })
  const area: Area = {
    left: margin,
    top: Math.round(160 * unit),
    width: roomPx,
    height: height - Math.round((160 + 340) * unit),
    linePx: Math.round(emPx * 1.55),
    spacePx: Math.round(emPx * spaceEms),
  }
  const pages = layOut(measured, area, scene.durationMs)
  const look = lookOf(scene.theme, width, height)
  const ground = emptyPlanes(width, height)
  paintAll(ground, look.backgroundAt)
  await paintEdges(ground, fonts, { caption, look, unit, margin })
  return new Painter(scene, { ground, pages, look, unit, margin })
}

type Size = { readonly emPx: number; readonly roomPx: number }

/** Draws words, all of them smaller where one would not fit in a line. */
async function measure(
  fonts: readonly OpenFont[],
  units: readonly Unit[],
  size: Size,
): Promise<{ readonly measured: Measured[]; readonly emPx: number }> {
  const texts = [...new Set(units.map(({ text }) => text))]
  const shaped = texts.map((text) => shapeWord(fonts, text))
  const widest = Math.max(1, ...shaped.map(({ advance }) => advance))
  const emPx = Math.floor(Math.min(size.emPx, size.roomPx / widest))
  const inks = await drawWords(shaped, emPx)
  const known = new Map(
    shaped.map(({ advance, direction }, at) => [texts[at], { width: advance * emPx, direction, ink: inks[at] }]),
  )
  const measured = units.flatMap(({ text, startMs, isClose }): Measured[] => {
    const { ink, width = 0, direction } = known.get(text) ?? {}
    return ink ? [{ width, ink, direction, startMs, isClose }] : []
  })
  return { measured, emPx }
}

type Edges = {
  readonly caption: readonly Unit[]
  readonly look: Look
  readonly unit: number
  readonly margin: number
}

/** Paints who is heard, and whose product this is. */
async function paintEdges(
  ground: Planes,
  fonts: readonly OpenFont[],
  { caption, look, unit, margin }: Edges,
): Promise<void> {
  const size = { emPx: 34 * unit, roomPx: ground.width - 2 * margin }
  const above = await measure(fonts, caption, size)
  const line = { left: margin, top: 0, width: size.roomPx, height: 1, linePx: 1, spacePx: above.emPx * spaceEms }
  // One line: what does not fit is left out.
  const [first] = layOut(above.measured, line, 0)
  for (const { x, ink } of first?.words ?? [])
    paintInk(ground, ink, { x, y: Math.round(110 * unit), tone: look.ink, strength: 0.75 })
  const below = await measure(fonts, [{ text: mark, startMs: null, isClose: false }], size)
  for (const { ink, width } of below.measured) {
    const spot = { x: Math.round(ground.width - margin - width), y: ground.height - Math.round(64 * unit) }
    paintInk(ground, ink, { ...spot, tone: look.ink, strength: 0.75 })
  }
}

type Prepared = {
  readonly ground: Planes
  readonly pages: readonly Page[]
  readonly look: Look
  readonly unit: number
  readonly margin: number
}

class Painter implements ScenePainter {
  readonly #scene: VideoScene
  readonly #prepared: Prepared
  readonly #bars: readonly number[]
  /** The ground with the words of a moment; it stays while they do. */
  readonly #worded: Planes
  readonly #frame: Planes
  #shown = ''

  constructor(scene: VideoScene, prepared: Prepared) {
    this.#scene = scene
    this.#prepared = prepared
    this.#bars = barsOf(scene.peaks)
    this.#worded = emptyPlanes(scene.width, scene.height)
    this.#frame = emptyPlanes(scene.width, scene.height)
  }

  frameAt(atMs: number): Planes {
    this.#word(atMs)
    this.#frame.bytes.set(this.#worded.bytes)
    this.#paintWave(atMs)
    return this.#frame
  }

  #word(atMs: number): void {
    const { pages, ground, look } = this.#prepared
    const page = pages.findLastIndex(({ startMs }) => startMs <= atMs)
    const words = pages[page]?.words ?? []
    const begun = Math.max(-1, ...words.map(({ startMs }) => (startMs !== null && startMs <= atMs ? startMs : -1)))
    const shown = `${page} ${begun}`
    if (shown === this.#shown) return
    this.#shown = shown
    this.#worded.bytes.set(ground.bytes)
    for (const { x, y, ink, startMs } of words) {
      const isHeard = startMs !== null && startMs === begun
      const strength = startMs !== null && startMs > atMs ? stillToCome : 1
      paintInk(this.#worded, ink, { x, y, tone: isHeard ? look.accent : look.ink, strength })
    }
  }

  #paintWave(atMs: number): void {
    const { unit, margin, look } = this.#prepared
    const { width, height, durationMs } = this.#scene
    const step = (width - 2 * margin) / barCount
    const middle = height - Math.round(220 * unit)
    const heard = (atMs / durationMs) * barCount
    for (const [bar, level] of this.#bars.entries()) {
      // Where it is heard, it moves.
      const near = Math.exp(-(((bar - heard) / 2.5) ** 2))
      const swing = 1 + 0.35 * near * Math.sin(atMs / 70 + bar)
      const tall = even(Math.max(10 * unit, level * 1.7 * unit * swing))
      const isHeard = bar + 0.5 <= heard
      paintBar(this.#frame, {
        left: even(margin + bar * step),
        top: even(middle - tall / 2),
        width: even(step * 0.6),
        height: tall,
        tone: isHeard ? look.accent : look.ink,
        strength: isHeard ? 1 : stillToCome,
      })
    }
  }
}

/** Gathers the levels of a recording in as many bars as are drawn. */
function barsOf(peaks: readonly number[]): number[] {
  return Array.from({ length: barCount }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / barCount)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / barCount))
    return Math.min(100, Math.max(0, ...peaks.slice(from, to)))
  })
}

function even(length: number): number {
  return Math.round(length / 2) * 2
}
