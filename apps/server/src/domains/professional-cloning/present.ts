import type { SampleAudio, SampleWaveform, SpeakerAudio, VoiceSample } from '@vireo/contracts'
import type { z } from 'zod'
import { presentSample as presentOwnSample, type VoiceRow, type VoiceSampleRow } from '../voices/index.ts'
import type { Waveform } from './samples/get-waveform.ts'
import type { Heard } from './samples/listen.ts'

const mediaType = 'audio/mpeg'

export const ok = () => ({ status: 'ok' as const })

export function presentCreated({ id }: VoiceRow) {
  return { voice_id: id }
}

export function presentSamples(samples: readonly VoiceSampleRow[]): VoiceSample[] {
  return samples.map(presentOwnSample)
}

export function presentSampleAudio({ sample, audio, durationMs }: Heard): z.infer<typeof SampleAudio> {
  return {
    audio_base_64: base64(audio),
    voice_id: sample.voice_id,
    sample_id: sample.id,
    media_type: mediaType,
    duration_secs: durationMs / 1000,
  }
}

export function presentSpeakerAudio({ audio, durationMs }: Heard): z.infer<typeof SpeakerAudio> {
  return { audio_base_64: base64(audio), media_type: mediaType, duration_secs: durationMs / 1000 }
}

export function presentWaveform({ sampleId, peaks }: Waveform): z.infer<typeof SampleWaveform> {
  return { sample_id: sampleId, visual_waveform: [...peaks] }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
