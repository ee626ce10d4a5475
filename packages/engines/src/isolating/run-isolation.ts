import {
  createEncoder,
  createResampler,
  createVoiceIsolator,
  joinSamples,
  noiseRemoverRateHz,
  type NoiseRemover,
  type SampleSource,
} from '@vireo/audio'
import { type FileSource, openFileSource } from '../jobs/file-source.ts'
import type { JobSurroundings } from '../jobs/serve-jobs.ts'
import { LevelMeter } from '../pool/loudness/level-meter.ts'
import { SourceError } from '../samples.ts'
import type { IsolationProgress, IsolationResult, IsolationTask } from './messages.ts'

const stretchSeconds = 1
const shortestMs = 100
/** A recording whose loudest stretch is quieter holds nothing that anybody wanted to keep. */
const silentBelow = 0.001

type Surroundings = Pick<JobSurroundings<IsolationProgress>, 'tell' | 'onBeat' | 'endsEarly'>

/** Isolates the voice in a recording, stretch by stretch; throws SourceError where there is nothing to hear. */
export async function runIsolation(task: IsolationTask, surroundings: Surroundings): Promise<IsolationResult> {
  const source = openFileSource(task.source.path, task.source.sampleRateHz, 'int16')
  const cleaned = task.cleaned && openFileSource(task.cleaned.path, task.cleaned.sampleRateHz, 'int16')
  try {
    if (durationOf(source, source.sampleCount) < shortestMs)
      throw new SourceError('too_short', `This recording is shorter than ${shortestMs} milliseconds.`)
    return await isolate(task, { source, cleaned }, surroundings)
  } finally {
    source.close()
    cleaned?.close()
  }
}

type Sources = { readonly source: FileSource; readonly cleaned: FileSource | undefined }

async function isolate(task: IsolationTask, { source, cleaned }: Sources, surroundings: Surroundings) {
  const { onBeat, endsEarly } = surroundings
  if (cleaned && cleaned.sampleRateHz !== noiseRemoverRateHz) throw new RangeError('a cleaned sound has another rate')
  const upward = await createResampler(source.sampleRateHz, noiseRemoverRateHz)
  const isolator = await createVoiceIsolator({
    strength: task.strength,
    ...(cleaned && { remover: removerOf(cleaned) }),
  })
  const outgoing = createOutgoing(await createEncoder(task.format, noiseRemoverRateHz), surroundings)
  const stretch = Math.round(source.sampleRateHz * stretchSeconds)
  let end = 0
  while (end < source.sampleCount && !endsEarly()) {
    onBeat()
    const start = end
    end = Math.min(source.sampleCount, start + stretch)
    const samples = source.read(start, end - start)
    outgoing.hear(samples)
    outgoing.add(isolator.process(upward.process(samples)))
  }
  outgoing.add(joinSamples([isolator.process(upward.flush()), isolator.flush()]))
  outgoing.finish()
  return { durationMs: durationOf(source, end) }
}

/** Holds audio back until something was heard, so that nothing is sent of a recording of silence. */
function createOutgoing(encoder: Awaited<ReturnType<typeof createEncoder>>, { tell }: Surroundings) {
  const meter = new LevelMeter(noiseRemoverRateHz)
  const held: Uint8Array[] = []
  let sent = 0
  let isHeard = false
  const send = (bytes: Uint8Array) => {
    if (!isHeard) held.push(bytes)
    else for (const each of [...held.splice(0), bytes]) if (each.length > 0) tell({ type: 'audio', bytes: each })
  }
  const report = () =>
    tell({ type: 'stretch', stretch: { endMs: (sent * 1000) / noiseRemoverRateHz, levels: meter.take() } })
  return {
    hear(samples: Float32Array): void {
      if (!isHeard)
        isHeard = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) > silentBelow
    },
    add(samples: Float32Array): void {
      if (samples.length === 0) return
      sent += samples.length
      meter.add(samples)
      send(encoder.encode(samples))
      if (isHeard) report()
    },
    finish(): void {
      if (!isHeard) throw new SourceError('silent', 'Nothing can be heard in this recording.')
      send(encoder.finish())
      report()
    },
  }
}

/** Makes a remover of a sound that is clean already: it gives as much of it as it gets. */
function removerOf(cleaned: SampleSource): NoiseRemover {
  let at = 0
  return {
    process(samples) {
      const out = Float32Array.from(cleaned.read(at, samples.length))
      at += samples.length
      return out
    },
    flush: () => new Float32Array(0),
    reset: () => void (at = 0),
    speechMs: 0,
  }
}

function durationOf(source: SampleSource, samples: number): number {
  return (samples * 1000) / source.sampleRateHz
}
