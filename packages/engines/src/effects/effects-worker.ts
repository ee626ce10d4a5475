import {
  computePeaks,
  createResampler,
  encodeStereo,
  joinSamples,
  type MarkPattern,
  markSound,
  readStereoWav,
  soundPrint,
} from '@vireo/audio'
import { serveJobs } from '../jobs/serve-jobs.ts'
import { EngineError } from '../speech.ts'
import type { EffectResult, EffectTask } from './messages.ts'
import type { EffectOutcome, LoadSoundEffectMaker, SoundEffectMaker, StereoSamples } from './sound-effects.ts'

type EngineModule = { readonly loadSoundEffectMaker: LoadSoundEffectMaker }

/** No sound that was levelled comes near this. */
const absurd = 4

/** Nobody is asked for more than half a minute; what came may be a little longer. */
const foreignSecondsMax = 60

serveJobs<EngineModule, SoundEffectMaker, EffectTask, never, EffectResult>(
  (module) => module.loadSoundEffectMaker(),
  async (maker, task, { onBeat }) => {
    if (task.kind === 'understand') return { type: 'understood', understood: maker.understand(task.text) }
    const outcome = await (task.kind === 'make' ? make(maker, task, onBeat) : finish(maker, task, onBeat))
    return { type: 'outcome', outcome }
  },
)

async function make(maker: SoundEffectMaker, task: TaskTo<'make'>, onBeat: () => void): Promise<EffectOutcome> {
  const understood = maker.understand(task.wishes.text)
  const sound = maker.make(task.wishes, onBeat)
  if (!sound) return { kind: 'not_understood', understood }
  return { ...(await written(maker, sound, task, onBeat)), understood }
}

/** Makes a sound of a file that came from elsewhere. */
async function finish(maker: SoundEffectMaker, task: TaskTo<'finish'>, onBeat: () => void): Promise<EffectOutcome> {
  const { wav, wishes } = task.sound
  const sound = maker.finish(await atRate(wav, maker.sampleRateHz), wishes)
  const seconds = sound.left.length / maker.sampleRateHz
  return { ...(await written(maker, sound, task, onBeat)), understood: { made: [], unknown: [], nearest: [], seconds } }
}

async function atRate(wav: Uint8Array, sampleRateHz: number): Promise<StereoSamples> {
  try {
    const read = readStereoWav(wav, { secondsMax: foreignSecondsMax })
    const [left, right] = await Promise.all(
      [read.left, read.right].map(async (side) => {
        const resampler = await createResampler(read.sampleRateHz, sampleRateHz)
        return joinSamples([resampler.process(side), resampler.flush()])
      }),
    )
    if (left && right && left.length > 0) return { left, right }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new EngineError('garbage', 'what came of the words is no sound')
}

type TaskTo<Kind> = Extract<EffectTask, { kind: Kind }>

async function written(
  maker: SoundEffectMaker,
  sound: StereoSamples,
  { format, mark }: Pick<TaskTo<'make'>, 'format' | 'mark'>,
  onBeat: () => void,
) {
  for (const side of [sound.left, sound.right])
    for (const sample of side)
      if (!(Math.abs(sample) < absurd)) throw new EngineError('garbage', 'the engine made no sound of it')
  onBeat()
  const bytes = await encodeStereo(mark ? marked(sound, maker.sampleRateHz, mark) : sound, maker.sampleRateHz, format)
  const durationMs = Math.round((sound.left.length * 1000) / maker.sampleRateHz)
  onBeat()
  const print = soundPrint(sound, maker.sampleRateHz)
  return { kind: 'made', bytes, durationMs, peaks: outlineOf(sound), print } as const
}

function marked({ left, right }: StereoSamples, sampleRateHz: number, mark: MarkPattern): StereoSamples {
  const [one = left, other = right] = markSound([left, right], sampleRateHz, mark)
  return { left: one, right: other }
}

const outlineLength = 100

/** Draws the louder of both channels, as levels of 0–100. */
function outlineOf({ left, right }: StereoSamples): number[] {
  const [one, other] = [left, right].map((side) => computePeaks(side, outlineLength))
  return Array.from({ length: outlineLength }, (_, at) =>
    Math.min(100, Math.round(100 * Math.max(one?.[at] ?? 0, other?.[at] ?? 0))),
  )
}
