import { barsFromPeaks } from '@vireo/ui/plain.ts'

const barPx = 2
const gapPx = 1
/** Recordings quieter than this are not blown up to full height. */
const loudestMin = 0.1

/** Draws the shape of a sound into a sample's canvas, the part that was heard in the voice's own colour. */
export function drawWave(sample: HTMLElement, share: number): void {
  const canvas = sample.querySelector('canvas')
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = devicePixelRatio || 1
  if (canvas.width !== Math.round(width * scale)) {
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
  }
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  pen.clearRect(0, 0, width, height)
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
  const colours = getComputedStyle(sample)
  const rest = colours.getPropertyValue(`--wave-${theme}`)
  const played = colours.getPropertyValue(`--played-${theme}`)
  const peaks = (sample.dataset['peaks'] ?? '').split(' ').map((level) => Number(level) / 100)
  const bars = barsFromPeaks(peaks, Math.floor(width / (barPx + gapPx)))
  const loudest = Math.max(loudestMin, ...bars)
  for (const [index, level] of bars.entries()) {
    const barHeight = Math.max(2, (level / loudest) * height)
    pen.fillStyle = index / bars.length < share ? played : rest
    pen.fillRect(index * (barPx + gapPx), (height - barHeight) / 2, barPx, barHeight)
  }
}
