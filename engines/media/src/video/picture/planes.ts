import type { Ink } from '../words/draw-words.ts'

/** A frame as the encoder takes it: brightness of each pixel, colour of each four (BT.709, limited range). */
export type Planes = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

/** A colour in that space. */
export type Tone = { readonly y: number; readonly u: number; readonly v: number }

/** Converts a colour like `#1a2b3c`. */
export function toneOf(hex: string): Tone {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return {
    y: Math.round(16 + 219 * light),
    u: Math.round(128 + (224 * (blue - light)) / 1.8556),
    v: Math.round(128 + (224 * (red - light)) / 1.5748),
  }
}

/** Mixes two colours; at 0 it is the first. */
export function mix(one: Tone, other: Tone, share: number): Tone {
  const between = (from: number, to: number) => Math.round(from + (to - from) * share)
  return { y: between(one.y, other.y), u: between(one.u, other.u), v: between(one.v, other.v) }
}

/** Makes a frame without anything on it. */
export function emptyPlanes(width: number, height: number): Planes {
  return { width, height, bytes: new Uint8Array((width * height * 3) / 2) }
}

/** Colours every pixel by where it is. */
export function paintAll({ width, height, bytes }: Planes, toneAt: (x: number, y: number) => Tone): void {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) bytes[y * width + x] = toneAt(x, y).y
  const [half, u, v] = [width >> 1, width * height, width * height * 1.25]
  for (let y = 0; y < height >> 1; y++)
    for (let x = 0; x < half; x++) {
      const tone = toneAt(x * 2, y * 2)
      bytes[u + y * half + x] = tone.u
      bytes[v + y * half + x] = tone.v
    }
}

export type Spot = { readonly x: number; readonly y: number; readonly tone: Tone; readonly strength: number }

/** Puts ink on a frame, its baseline at a spot. What lies outside is cut off. */
export function paintInk(planes: Planes, ink: Ink, { x, y, tone, strength }: Spot): void {
  const { width, height, bytes } = planes
  const [left, top] = [x + ink.left, y + ink.top]
  const coveredAt = (column: number, row: number) => {
    const [inkX, inkY] = [column - left, row - top]
    if (inkX < 0 || inkY < 0 || inkX >= ink.width || inkY >= ink.height) return 0
    return (ink.coverage[inkY * ink.width + inkX] ?? 0) * strength
  }
  const [fromX, toX] = [Math.max(0, left), Math.min(width, left + ink.width)]
  const [fromY, toY] = [Math.max(0, top), Math.min(height, top + ink.height)]
  for (let row = fromY; row < toY; row++)
    for (let column = fromX; column < toX; column++)
      blend(bytes, row * width + column, tone.y, coveredAt(column, row) / 255)
  const [half, u, v] = [width >> 1, width * height, width * height * 1.25]
  for (let row = fromY >> 1; row < (toY + 1) >> 1; row++)
    for (let column = fromX >> 1; column < (toX + 1) >> 1; column++) {
      const [atX, atY] = [column * 2, row * 2]
      const covered =
        coveredAt(atX, atY) + coveredAt(atX + 1, atY) + coveredAt(atX, atY + 1) + coveredAt(atX + 1, atY + 1)
      const at = row * half + column
      blend(bytes, u + at, tone.u, covered / 1020)
      blend(bytes, v + at, tone.v, covered / 1020)
    }
}

export type Bar = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly tone: Tone
  readonly strength: number
}

/** Draws a bar; its edges are at even pixels, so that its colour is as sharp as its shape. */
export function paintBar({ width, height, bytes }: Planes, bar: Bar): void {
  const [half, u, v] = [width >> 1, width * height, width * height * 1.25]
  const bottom = Math.min(height, bar.top + bar.height)
  for (let row = Math.max(0, bar.top); row < bottom; row++) {
    // A first and a last row that are narrower make it look round.
    const inset = row < bar.top + 2 || row >= bottom - 2 ? 2 : 0
    for (let column = bar.left + inset; column < bar.left + bar.width - inset; column++) {
      blend(bytes, row * width + column, bar.tone.y, bar.strength)
      if ((row & 1) === 1 || (column & 1) === 1) continue
      const at = (row >> 1) * half + (column >> 1)
      blend(bytes, u + at, bar.tone.u, bar.strength)
      blend(bytes, v + at, bar.tone.v, bar.strength)
    }
  }
}

function blend(bytes: Uint8Array, at: number, to: number, share: number): void {
  if (share === 0) return
  const from = bytes[at] ?? 0
  bytes[at] = Math.round(from + (to - from) * share)
}
