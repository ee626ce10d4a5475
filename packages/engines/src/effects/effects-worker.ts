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
const foreign = { secondsMax: 32, sampleRateMax: 96_000 }

/** Of a file that is no sound nothing comes; the thread is not to blame, and goes on. */
const nothing = { kind: 'not_understood', understood: { made: [], unknown: [], nearest: [], seconds: 0 } } as const

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
  const read = await atRate(wav, maker.sampleRateHz, onBeat)
  if (!read) return nothing
  const sound = maker.finish(read, wishes)
  if (!isSound(sound)) return nothing
  const seconds = sound.left.length / maker.sampleRateHz
  return { ...(await written(maker, sound, task, onBeat)), understood: { made: [], unknown: [], nearest: [], seconds } }
}

/** Reads a file as samples at a rate; undefined where it is none, or more than anybody was asked for. */
async function atRate(wav: Uint8Array, rateHz: number, onBeat: () => void): Promise<StereoSamples | undefined> {
  try {
    const read = readStereoWav(wav, foreign)
    const side = async (samples: Float32Array) => {
      const resampler = await createResampler(read.sampleRateHz, rateHz)
      const pieces: Float32Array[] = []
      for (let at = 0; at < samples.length; at += read.sampleRateHz) {
        onBeat()
        pieces.push(resampler.process(samples.subarray(at, at + read.sampleRateHz)))
      }
      return joinSamples([...pieces, resampler.flush()])
    }
    const sound = { left: await side(read.left), right: await side(read.right) }
    return sound.left.length > 0 && isSound(sound) ? sound : undefined
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}

function isSound({ left, right }: StereoSamples): boolean {
  return isTame(left) && isTame(right)
}

/** Tells whether all samples are numbers, and none of them absurd. */
function isTame(samples: Float32Array): boolean {
  // `every` calls a function for each of a million.
  for (const sample of samples) if (!(Math.abs(sample) < absurd)) return false
  return true
}

type TaskTo<Kind> = Extract<EffectTask, { kind: Kind }>

async function written(
  maker: SoundEffectMaker,
  sound: StereoSamples,
  { format, mark }: Pick<TaskTo<'make'>, 'format' | 'mark'>,
  onBeat: () => void,
) {
  if (!isSound(sound)) throw new EngineError('garbage', 'the engine made no sound of it')
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
