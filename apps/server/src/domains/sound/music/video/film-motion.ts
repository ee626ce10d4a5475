/** A frame of grey: a value for each of its points. */
type Frame = Float32Array

/** How a film moves, frame by frame. */
export type FilmMotion = {
  /** How much each frame differs from the one before, 0–1. */
  readonly steps: readonly number[]
  /** Whether what is seen from this frame on is something else, and not only for the moment of a flash. */
  readonly cuts: readonly boolean[]
  /** How bright the picture is, 0–1. */
  readonly brightness: number
}

/** From how much difference on one frame may be cut from the one before, and how many times that of the frames around it. */
const cut = { least: 0.06, times: 3.5, around: 6 }
/** Frames that are looked at together: one before what may be a flash, and one after. */
const together = 4

/** Watches frames one after the other, of which four are in memory at a time. */
export async function motionOf(frames: AsyncIterable<Frame>): Promise<FilmMotion> {
  const steps: number[] = []
  /** How much the frame behind each differs from the one two before it: of a flash, not at all. */
  const lasting: number[] = []
  const last: Frame[] = []
  let brightness = 0
  for await (const frame of frames) {
    last.push(frame)
    if (last.length > together) last.shift()
    steps.push(differenceOf(last.at(-2), frame))
    if (last.length === together) lasting[steps.length - 2] = differenceOf(last[0], frame)
    brightness += meanOf(frame)
  }
  const cuts = steps.map((step, at) => isCut(steps, at) && (lasting[at] ?? step) > cut.least)
  return { steps, cuts, brightness: brightness / Math.max(1, steps.length) }
}

function isCut(steps: readonly number[], at: number): boolean {
  const step = steps[at] ?? 0
  if (at === 0 || step < cut.least) return false
  const around = [...steps.slice(Math.max(1, at - cut.around), at), ...steps.slice(at + 1, at + 1 + cut.around)]
  const usual = around.toSorted((one, other) => one - other)[around.length >> 1] ?? 0
  return step > usual * cut.times && around.every((each) => each <= step)
}

function differenceOf(before: Frame | undefined, after: Frame): number {
  if (!before) return 0
  let sum = 0
  for (let at = 0; at < after.length; at += 1) sum += Math.abs((after[at] ?? 0) - (before[at] ?? 0))
  return sum / after.length
}

function meanOf(frame: Frame): number {
  return frame.reduce((sum, each) => sum + each, 0) / frame.length
}
