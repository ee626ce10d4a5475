import { createEncoder, createLimiter, createSoundMarker } from '@vireo/audio'
import { LevelMeter } from '../pool/loudness/level-meter.ts'
import { prepareSource } from '../jobs/prepare-source.ts'
import type { JobSurroundings } from '../jobs/serve-jobs.ts'
import type { SampleFile } from '../samples.ts'
import type { ConversionRequest, VoiceConverter } from '../voice-conversion.ts'
import { checkedRenderer, type Renderer } from './checked-renderer.ts'
import { amplified, findGain, limiterOptions } from './find-gain.ts'
import type { ConversionProgress, ConversionResult, ConversionTask } from './messages.ts'

/** The first stretch is short, so that a listener hears something soon. */
const firstStretchSeconds = 0.25
const stretchSeconds = 1

type Conversion = Extract<ConversionTask, { kind: 'convert' }>
type Surroundings = JobSurroundings<ConversionProgress>

/** Listens to a voice and says what was learned. */
export async function runLearning(
  converter: VoiceConverter,
  reference: SampleFile,
  { folder, onBeat }: Surroundings,
): Promise<ConversionResult> {
  const { sampleRateHz } = converter
  const source = await prepareSource(reference, { folder, sampleRateHz, removesNoise: false, onBeat })
  try {
    return { type: 'learned', voice: converter.learn(source, onBeat) }
  } finally {
    source.close()
  }
}

/** Converts a source, stretch by stretch. */
export async function runConversion(
  converter: VoiceConverter,
  { request, mark }: Conversion,
  surroundings: Surroundings,
): Promise<ConversionResult> {
  const { folder, onBeat } = surroundings
  const { sampleRateHz } = converter
  const source = await prepareSource(request.source, {
    folder,
    sampleRateHz,
    removesNoise: request.removesNoise,
    onBeat,
  })
  try {
    const renderer = checkedRenderer(converter.prepare(source, request, onBeat), source.sampleCount)
    return await deliver({ ...request, mark }, renderer, sampleRateHz, surroundings)
  } finally {
    source.close()
  }
}

async function deliver(
  { format, mark }: Pick<ConversionRequest, 'format'> & Pick<Conversion, 'mark'>,
  renderer: Renderer,
  sampleRateHz: number,
  { onBeat, tell, endsEarly }: Surroundings,
): Promise<ConversionResult> {
  const gainDb = findGain(renderer, sampleRateHz, onBeat)
  const limiter = createLimiter({ sampleRateHz, ...limiterOptions })
  const encoder = await createEncoder(format, sampleRateHz)
  const marker = mark && createSoundMarker(sampleRateHz, mark)
  const meter = new LevelMeter(sampleRateHz)
  const endMs = (samples: number) => (samples * 1000) / sampleRateHz
  const send = (bytes: Uint8Array) => {
    // Node's types allow transferring shared memory, which an encoder never gives.
    if (bytes.length > 0) tell({ type: 'audio', bytes }, [bytes.buffer as ArrayBuffer])
  }
  let end = 0
  for (let seconds = firstStretchSeconds; end < renderer.sampleCount && !endsEarly(); seconds = stretchSeconds) {
    onBeat()
    const start = end
    end = Math.min(renderer.sampleCount, start + Math.round(seconds * sampleRateHz))
    const limited = limiter.process(amplified(renderer.render(start, end), gainDb))
    meter.add(limited)
    send(encoder.encode(marker?.process([limited])[0] ?? limited))
    if (end < renderer.sampleCount) tell({ type: 'stretch', stretch: { endMs: endMs(end), levels: meter.take() } })
  }
  const rest = limiter.flush()
  meter.add(rest)
  send(encoder.encode(marker?.process([rest])[0] ?? rest))
  send(encoder.encode(marker?.settle()[0] ?? new Float32Array(0)))
  send(encoder.finish())
  tell({ type: 'stretch', stretch: { endMs: endMs(end), levels: meter.take() } })
  return { type: 'end', durationMs: endMs(end) }
}
