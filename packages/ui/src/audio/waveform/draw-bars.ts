import { barsFromPeaks } from './bars-from-peaks.ts'

/** Recordings quieter than this are not blown up to full height. */
const loudestMin = 0.1
/** While levels still arrive, the height of what stands there must not jump with each louder one. */
const loudestGrowing = 0.5
/** From this height on bars are drawn broader. */
const broadFromPx = 44

export type BarsLayout = { readonly barWidth: number; readonly gap: number; readonly heights: readonly number[] }

/**
 * Lays a waveform out in a box of CSS pixels. Where it `grows`, each level takes one bar from the left until the box is
 * full; else the whole recording fills the box, and its loudest bar the height.
 */
export function layOutBars(
  peaks: readonly number[],
  box: { readonly width: number; readonly height: number },
  grows = false,
): BarsLayout {
  const [barWidth, gap] = box.height >= broadFromPx ? [3, 2] : [2, 1]
  const room = Math.floor((box.width + gap) / (barWidth + gap))
  const bars = barsFromPeaks(peaks, grows ? Math.min(room, peaks.length) : room)
  const loudest = bars.reduce((most, bar) => Math.max(most, bar), grows ? loudestGrowing : loudestMin)
  return { barWidth, gap, heights: bars.map((level) => Math.max(barWidth, (level / loudest) * box.height)) }
}

/** Draws a whole waveform into a canvas of a size in CSS pixels, sharp on any screen, in one go. */
export function drawBars(
  canvas: HTMLCanvasElement,
  box: { readonly width: number; readonly height: number },
  { barWidth, gap, heights }: BarsLayout,
  colour: string,
): void {
  const context = canvas.getContext('2d')
  if (!context || box.width === 0 || box.height === 0) return
  const scale = globalThis.devicePixelRatio || 1
  canvas.width = Math.round(box.width * scale)
  canvas.height = Math.round(box.height * scale)
  context.scale(scale, scale)
  context.fillStyle = colour
  context.beginPath()
  for (const [index, height] of heights.entries()) {
    context.roundRect(index * (barWidth + gap), (box.height - height) / 2, barWidth, height, barWidth / 2)
  }
  context.fill()
}
