import { barsFromPeaks } from './bars-from-peaks.ts'

const barWidth = 2
const gap = 1
/** Recordings quieter than this are not blown up to full height. */
const loudestMin = 0.1

/** Draws a whole waveform into a canvas, sharp on any screen, in one go; its loudest bar has the full height. */
export function drawBars(canvas: HTMLCanvasElement, peaks: readonly number[], colour: string): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) return
  const scale = globalThis.devicePixelRatio || 1
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  context.scale(scale, scale)
  context.fillStyle = colour
  context.beginPath()
  const bars = barsFromPeaks(peaks, Math.floor(width / (barWidth + gap)))
  const loudest = Math.max(loudestMin, ...bars)
  bars.forEach((level, index) => {
    const barHeight = Math.max(2, (level / loudest) * height)
    context.roundRect(index * (barWidth + gap), (height - barHeight) / 2, barWidth, barHeight, 1)
  })
  context.fill()
}
