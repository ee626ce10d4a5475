import type { Levels } from './use-levels-of.ts'

export type Sight = { readonly fromS: number; readonly seconds: number }

/** Draws how loud a stretch of the recording is, a bar for each two pixels, in the colour of the canvas’s text. */
export function drawLane(
  canvas: HTMLCanvasElement,
  width: number,
  levels: Levels | undefined,
  { fromS, seconds }: Sight,
): void {
  const { clientHeight: height } = canvas
  const scale = devicePixelRatio
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale)
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, width, height)
  context.fillStyle = getComputedStyle(canvas).color
  const middle = height / 2
  for (let x = 0; x < width; x += 2) {
    const level = levels ? loudestIn(levels, fromS + (seconds * x) / width, fromS + (seconds * (x + 2)) / width) : 0
    const tall = Math.max(1, level * (height - 8))
    context.fillRect(x, middle - tall / 2, 1.25, tall)
  }
}

/** Answers the loudest moment of a stretch, 0…1; the ear hears half of what is a tenth. */
function loudestIn({ perSecond, bytes }: Levels, fromS: number, toS: number): number {
  const first = Math.floor(fromS * perSecond)
  const last = Math.max(first + 1, Math.ceil(toS * perSecond))
  let most = 0
  for (let at = Math.max(0, first); at < last && at < bytes.length; at++) most = Math.max(most, bytes[at] ?? 0)
  return Math.sqrt(most / 255)
}
