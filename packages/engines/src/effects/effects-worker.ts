import { computePeaks, encodeStereo, type MarkPattern, markSound, soundPrint } from '@vireo/audio'
import { serveJobs } from '../jobs/serve-jobs.ts'
import { EngineError } from '../speech.ts'
import type { EffectResult, EffectTask } from './messages.ts'
import type { EffectOutcome, LoadSoundEffectMaker, SoundEffectMaker, StereoSamples } from './sound-effects.ts'

type EngineModule = { readonly loadSoundEffectMaker: LoadSoundEffectMaker }

/** No sound that was levelled comes near this. */
const absurd = 4

serveJobs<EngineModule, SoundEffectMaker, EffectTask, never, EffectResult>(
  (module) => module.loadSoundEffectMaker(),
  async (maker, task, { onBeat }) =>
    task.kind === 'understand'
      ? { type: 'understood', understood: maker.understand(task.text) }
      : { type: 'outcome', outcome: await make(maker, task, onBeat) },
)

async function make(
  maker: SoundEffectMaker,
  { wishes, format, mark }: Extract<EffectTask, { kind: 'make' }>,
  onBeat: () => void,
): Promise<EffectOutcome> {
  const understood = maker.understand(wishes.text)
  const sound = maker.make(wishes, onBeat)
  if (!sound) return { kind: 'not_understood', understood }
  for (const side of [sound.left, sound.right])
    for (const sample of side)
      if (!(Math.abs(sample) < absurd)) throw new EngineError('garbage', 'the engine made no sound of it')
  onBeat()
  const bytes = await encodeStereo(mark ? marked(sound, maker.sampleRateHz, mark) : sound, maker.sampleRateHz, format)
  const durationMs = Math.round((sound.left.length * 1000) / maker.sampleRateHz)
  onBeat()
  const print = soundPrint(sound, maker.sampleRateHz)
  return { kind: 'made', bytes, durationMs, peaks: outlineOf(sound), print, understood }
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
