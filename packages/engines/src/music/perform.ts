import { join } from 'node:path'
import {
  createChannelsMeter,
  createSoundMarker,
  createStereoEncoder,
  type MarkPattern,
  type StereoEncoder,
  type TwoChannels,
} from '@vireo/audio'
import type { JobSurroundings } from '../jobs/serve-jobs.ts'
import type { StretchProgress } from '../jobs/stretches.ts'
import { LevelMeter } from '../pool/loudness/level-meter.ts'
import { EngineError } from '../speech.ts'
import type { PerformTask } from './messages.ts'
import { openMixFile, type MixFile } from './mix-file.ts'
import type { Musician, Performance } from './musician.ts'

export type PerformSurroundings = Pick<JobSurroundings<StretchProgress>, 'folder' | 'tell' | 'onBeat' | 'endsEarly'>

/** How near to its loudness a piece is brought, and how often that is tried: compressor and limiter take some of every gain. */
const closeEnough = 0.3
const tries = 4
/** What the master lacks in loudness it is given one and a half times: half of what a compressor gets comes out of it. */
const insistence = 1.5
/** No mix comes near this. */
const absurd = 64

/** Plays a piece and sends it while it is played, with a gain that follows from its score. Answers what was played, in milliseconds. */
export async function performLive(
  musician: Musician,
  { recipe, format, mark }: PerformTask,
  surroundings: PerformSurroundings,
): Promise<number> {
  const piece = await musician.play(recipe)
  const encoder = await createStereoEncoder(format, musician.sampleRateHz, piece.sampleCount)
  const outgoing = createOutgoing({ encoder, mark, sampleRateHz: musician.sampleRateHz }, surroundings)
  const master = piece.createMaster(piece.lufs - piece.expectedLufs)
  for (const { mix } of piece.stretches) {
    surroundings.onBeat()
    assertSound(mix)
    outgoing.add(master.process(mix))
    if (surroundings.endsEarly()) break
  }
  outgoing.add(master.flush())
  return outgoing.finish()
}

/** Plays a piece, brings all of it to its loudness and sends it then. What is played waits in files: memory is flat. */
export async function performExactly(
  musician: Musician,
  { recipe, format, mark }: PerformTask,
  surroundings: PerformSurroundings,
): Promise<number> {
  const { onBeat, folder } = surroundings
  const { sampleRateHz } = musician
  const piece = await musician.play(recipe)
  const [mix, finished] = [openMixFile(join(folder, 'mix')), openMixFile(join(folder, 'finished'))]
  try {
    const meter = createChannelsMeter(2, sampleRateHz)
    for (const stretch of piece.stretches) {
      onBeat()
      assertSound(stretch.mix)
      meter.process([stretch.mix.left, stretch.mix.right])
      mix.add(stretch.mix)
    }
    finish({ mix, finished }, piece, meter.integrated(), { sampleRateHz, onBeat })
    const encoder = await createStereoEncoder(format, sampleRateHz, piece.sampleCount)
    const outgoing = createOutgoing({ encoder, mark, sampleRateHz }, surroundings)
    for (const sound of finished.read()) {
      onBeat()
      outgoing.add(sound)
    }
    return outgoing.finish()
  } finally {
    mix.close()
    finished.close()
  }
}

type Files = { readonly mix: MixFile; readonly finished: MixFile }
type Listening = { readonly sampleRateHz: number; readonly onBeat: () => void }

/** Masters what was played, `before` loud, until it is as loud as it shall be. */
function finish({ mix, finished }: Files, piece: Performance, before: number, { sampleRateHz, onBeat }: Listening) {
  const isSilent = !Number.isFinite(before)
  let gainDb = isSilent ? 0 : piece.lufs - before
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const meter = createChannelsMeter(2, sampleRateHz)
    const master = piece.createMaster(gainDb)
    const keep = (sound: TwoChannels) => {
      meter.process([sound.left, sound.right])
      finished.add(sound)
    }
    finished.clear()
    for (const sound of mix.read()) {
      onBeat()
      keep(master.process(sound))
    }
    keep(master.flush())
    const missing = piece.lufs - meter.integrated()
    if (isSilent || Math.abs(missing) <= closeEnough) return
    gainDb += missing * insistence
  }
}

type Outgoing = {
  readonly encoder: StereoEncoder
  readonly mark: MarkPattern | undefined
  readonly sampleRateHz: number
}

function createOutgoing({ encoder, mark, sampleRateHz }: Outgoing, { tell }: Pick<PerformSurroundings, 'tell'>) {
  const meter = new LevelMeter(sampleRateHz)
  const marker = mark && createSoundMarker(sampleRateHz, mark, 2)
  let sent = 0
  const send = (bytes: Uint8Array) => {
    if (bytes.length > 0) tell({ type: 'audio', bytes })
  }
  const report = () => {
    const durationMs = (sent * 1000) / sampleRateHz
    tell({ type: 'stretch', stretch: { endMs: durationMs, levels: meter.take() } })
    return durationMs
  }
  const leave = (sound: TwoChannels) => {
    sent += sound.left.length
    meter.add(louderOf(sound))
    send(encoder.encode(sound))
    // A level stands for 50 ms: stretches are told of by the second, so that few stand for less.
    if (sent % sampleRateHz < sound.left.length) report()
  }
  return {
    add: (sound: TwoChannels) => leave(marker ? twoOf(marker.process([sound.left, sound.right])) : sound),
    finish(): number {
      if (marker) leave(twoOf(marker.settle()))
      send(encoder.finish())
      return report()
    },
  }
}

function twoOf([left = new Float32Array(), right = left]: readonly Float32Array[]): TwoChannels {
  return { left, right }
}

function louderOf({ left, right }: TwoChannels): Float32Array {
  const louder = new Float32Array(left.length)
  for (let at = 0; at < louder.length; at += 1) louder[at] = Math.max(Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0))
  return louder
}

function assertSound({ left, right }: TwoChannels): void {
  for (const side of [left, right])
    for (let at = 0; at < side.length; at += 1)
      if (!(Math.abs(side[at] ?? 0) < absurd)) throw new EngineError('garbage', 'the engine made no sound of it')
}
