import {
  refusedFilesHeader,
  type SampleAudio,
  type SampleWaveform,
  type SpeakerAudio,
} from '@vireo/contracts/professional-cloning'
import { type VoiceSample } from '@vireo/contracts/voices'
import type { z } from 'zod'
import { type VoiceRow } from '#voices'
import { presentSample as presentOwnSample } from '#voices/samples/index.ts'
import type { AddedSamples } from './samples/add-samples.ts'
import type { Waveform } from './samples/get-waveform.ts'
import type { Heard } from './samples/listen.ts'

const mediaType = 'audio/mpeg'

export const ok = () => ({ status: 'ok' as const })

/** Presents a voice that was just created, by its id. */
export function presentCreated({ id }: VoiceRow) {
  return { voice_id: id }
}

/** Presents recordings that were just added. */
export function presentSamples({ samples }: AddedSamples): VoiceSample[] {
  return samples.map(presentOwnSample)
}

/** The longest name: people know their files by it, but headers are short. */
const nameMax = 40

/** Writes the refused files into a header, as JSON in ASCII, because clients read a bare list of samples. */
export function refusedFiles({ refused }: AddedSamples): Record<string, string> {
  if (refused.length === 0) return {}
  const files = refused.map(({ file_name, code, message }) => ({
    file_name: Array.from(file_name).slice(0, nameMax).join(''),
    code,
    message,
  }))
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return { [refusedFilesHeader]: JSON.stringify(files).replaceAll(/[^\x20-\x7e]/g, escaped) }
}

/** Presents the sound of a recording in base64, with its length in seconds. */
export function presentSampleAudio({ sample, audio, durationMs }: Heard): z.infer<typeof SampleAudio> {
  return {
    audio_base_64: base64(audio),
    voice_id: sample.voice_id,
    sample_id: sample.id,
    media_type: mediaType,
    duration_secs: durationMs / 1000,
  }
}

/** Presents the sound of a speaker in base64, with its length in seconds. */
export function presentSpeakerAudio({ audio, durationMs }: Heard): z.infer<typeof SpeakerAudio> {
  return { audio_base_64: base64(audio), media_type: mediaType, duration_secs: durationMs / 1000 }
}

/** Presents the waveform of a recording. */
export function presentWaveform({ sampleId, peaks }: Waveform): z.infer<typeof SampleWaveform> {
  return { sample_id: sampleId, visual_waveform: [...peaks] }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
