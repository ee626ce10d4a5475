import type { VoiceFrames } from '../voice-frames.ts'

/** A pause is as quiet as what is quiet in the recording, and no shorter. */
const shortestFrames = 45
/** So much of a pause is left behind a word, and before the next one, which may be taken to begin a little early. */
const leftBehind = 12
const leftBefore = 28
const quietShare = 0.25
const belowLoudDb = 40
const heardAboveDb = -85

/** Frames without what is long and quiet between them, and where each was. */
export type WithoutPauses = { readonly table: VoiceFrames; readonly places: Int32Array }

/** Shortens pauses: a reference has none of the length of the speaker's. */
export function withoutPauses(recording: VoiceFrames): WithoutPauses {
  const quietBelow = quietLevel(recording.levelsDb)
  const kept: number[] = []
  for (let frame = 0; frame < recording.frames;) {
    let end = frame
    while (end < recording.frames && (recording.levelsDb[end] ?? 0) < quietBelow) end++
    const isPause = end - frame >= shortestFrames
    const [until, from] = isPause ? [frame === 0 ? 0 : frame + leftBehind, end - leftBefore] : [end, end]
    for (let at = frame; at < until; at++) kept.push(at)
    for (let at = from; at < end; at++) kept.push(at)
    frame = end
    if (frame < recording.frames) kept.push(frame++)
  }
  return { table: pick(recording, kept), places: Int32Array.from(kept) }
}

function quietLevel(levelsDb: Float32Array): number {
  const heard = levelsDb.filter((level) => level > heardAboveDb).toSorted()
  const at = (share: number) => heard[Math.floor((heard.length - 1) * share)] ?? heardAboveDb
  const [floor, loud] = [at(0.05), at(0.95)]
  return Math.max(loud - belowLoudDb, floor + quietShare * (loud - floor))
}

function pick({ width, values, levelsDb }: VoiceFrames, frames: readonly number[]): VoiceFrames {
  const picked = new Float32Array(frames.length * width)
  for (const [at, frame] of frames.entries())
    picked.set(values.subarray(frame * width, (frame + 1) * width), at * width)
  return {
    frames: frames.length,
    width,
    values: picked,
    levelsDb: Float32Array.from(frames, (frame) => levelsDb[frame] ?? 0),
  }
}
