import { createPeakMeter, type SampleSource, type VoiceActivity } from '@vireo/audio'
import { type Recording, type Sketch, sketchPeaks } from '@vireo/engines'
import { findSpeech } from './find-speech.ts'
import { voiceTraits } from './voice-traits.ts'

const blockSamples = 48_000

/** Measures what can be drawn of a recording: its outline, and how the voice in it sounds. */
export function sketch({ original, prepared }: Recording, activity: VoiceActivity, onBeat: () => void): Sketch {
  return {
    durationMs: Math.round((original.sampleCount * 1000) / original.sampleRateHz),
    peaks: peaksOf(original, onBeat),
    traits: voiceTraits(prepared, findSpeech(prepared, activity, onBeat), onBeat),
  }
}

function peaksOf(source: SampleSource, onBeat: () => void): number[] {
  const meter = createPeakMeter({ buckets: Math.min(sketchPeaks, Math.max(1, source.sampleCount)) })
  for (let start = 0; start < source.sampleCount; start += blockSamples) {
    onBeat()
    meter.add(source.read(start, Math.min(blockSamples, source.sampleCount - start)))
  }
  return Array.from(meter.peaks(), (peak) => Math.round(Math.min(1, peak) * 100))
}
