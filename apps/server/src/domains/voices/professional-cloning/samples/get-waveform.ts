import { createPeakMeter } from '@vireo/audio'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findSample, inScratchFolder, changeSample, type VoiceSampleRow } from '#voices/samples/index.ts'
import { holdProfessionalVoice } from '../policy.ts'
import { getSample, type NamedSample } from './get-sample.ts'
import { readSamples } from './read-samples.ts'
import { detailsOf } from './sample-details.ts'
import { soundOfSample } from './sound-of-sample.ts'

const bars = 400

export type Waveform = { readonly sampleId: string; readonly peaks: readonly number[] }

/** Returns the waveform of a recording; draws it for the first caller and keeps it. */
export async function getWaveform(
  ctx: With<'media' | 'storage'>,
  { voice_id: voiceId, sample_id: sampleId }: NamedSample,
): Promise<Waveform> {
  const sample = await getSample(ctx, voiceId, sampleId)
  const known = detailsOf(sample).waveform
  if (known) return { sampleId, peaks: known }
  const peaks = await drawWaveform(ctx, sample)
  await transaction(ctx, async (ctx) => {
    await holdProfessionalVoice(ctx, voiceId, 'viewer')
    const now = await findSample(ctx, voiceId, sampleId)
    if (now) await changeSample(ctx, { ...now, details: { ...detailsOf(now), waveform: peaks } })
  })
  return { sampleId, peaks }
}

function drawWaveform(ctx: With<'media' | 'storage'>, sample: VoiceSampleRow): Promise<number[]> {
  return inScratchFolder(async (folder) => {
    const sound = await soundOfSample(ctx, sample, { folder, signal: ctx.signal })
    const meter = createPeakMeter({ buckets: bars })
    for await (const samples of readSamples(sound)) meter.add(samples)
    return [...meter.peaks()].map((peak) => Math.round(Math.min(1, peak) * 1000) / 1000)
  })
}
