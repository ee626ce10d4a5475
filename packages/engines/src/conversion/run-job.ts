import { createEncoder, createLimiter } from '@vireo/audio'
import { LevelMeter } from '../pool/level-meter.ts'
import type { ConversionRequest, SampleFile, VoiceConverter } from '../voice-conversion.ts'
import { checkedRenderer, type Renderer } from './checked-renderer.ts'
import { amplified, findGain, limiterOptions } from './find-gain.ts'
import type { ConversionNews } from './messages.ts'
import { prepareSource } from './prepare-source.ts'

/** The first stretch is short, so that a listener hears something soon. */
const firstStretchSeconds = 0.25
const stretchSeconds = 1

export type JobSurroundings = {
  readonly converter: VoiceConverter
  readonly folder: string
  say(news: ConversionNews): void
  /** Throws when the job is not wanted any more. */
  onBeat(): void
  /** Whether the stretch under way is to be the last. */
  endsEarly(): boolean
}

/** Listens to a voice and says what was learned. */
export async function runLearning(reference: SampleFile, surroundings: JobSurroundings): Promise<void> {
  const { converter, folder, onBeat, say } = surroundings
  const { sampleRateHz } = converter
  const source = await prepareSource(reference, { folder, sampleRateHz, removesNoise: false, onBeat })
  try {
    say({ type: 'learned', voice: converter.learn(source, onBeat) })
  } finally {
    source.close()
  }
}

/** Converts a source, stretch by stretch. */
export async function runConversion(request: ConversionRequest, surroundings: JobSurroundings): Promise<void> {
  const { converter, folder, onBeat } = surroundings
  const { sampleRateHz } = converter
  const source = await prepareSource(request.source, {
    folder,
    sampleRateHz,
    removesNoise: request.removesNoise,
    onBeat,
  })
  try {
    const renderer = checkedRenderer(converter.prepare(source, request, onBeat), source.sampleCount)
    await deliver(request, renderer, surroundings)
  } finally {
    source.close()
  }
}

async function deliver(request: ConversionRequest, renderer: Renderer, surroundings: JobSurroundings): Promise<void> {
  const { converter, onBeat, say, endsEarly } = surroundings
  const { sampleRateHz } = converter
  const gainDb = findGain(renderer, sampleRateHz, onBeat)
  const limiter = createLimiter({ sampleRateHz, ...limiterOptions })
  const encoder = await createEncoder(request.format, sampleRateHz)
  const meter = new LevelMeter(sampleRateHz)
  const endMs = (samples: number) => (samples * 1000) / sampleRateHz
  const send = (bytes: Uint8Array) => {
    if (bytes.length > 0) say({ type: 'audio', bytes })
  }
  let end = 0
  for (let seconds = firstStretchSeconds; end < renderer.sampleCount && !endsEarly(); seconds = stretchSeconds) {
    onBeat()
    const start = end
    end = Math.min(renderer.sampleCount, start + Math.round(seconds * sampleRateHz))
    const limited = limiter.process(amplified(renderer.render(start, end), gainDb))
    meter.add(limited)
    send(encoder.encode(limited))
    if (end < renderer.sampleCount) say({ type: 'stretch', stretch: { endMs: endMs(end), levels: meter.take() } })
  }
  const rest = limiter.flush()
  meter.add(rest)
  send(encoder.encode(rest))
  send(encoder.finish())
  say({ type: 'stretch', stretch: { endMs: endMs(end), levels: meter.take() } })
  say({ type: 'end', durationMs: endMs(end) })
}
