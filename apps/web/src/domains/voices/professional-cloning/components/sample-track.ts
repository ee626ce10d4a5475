import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { type VoiceSample } from '@vireo/contracts/voices'

import { call } from '#kit/api/index.ts'
import { bytesFromBase64 } from '#kit/files/bytes-from-base64.ts'
import type { Track } from '#kit/player/index.ts'
import { professionalWords } from '../words.ts'

/** Addresses of recordings that were fetched, for as long as the page stands. */
const addresses = new Map<string, string>()

async function open(id: string, fetchAudio: () => Promise<{ audio_base_64: string; media_type: string }>) {
  const known = addresses.get(id)
  if (known !== undefined) return { url: known }
  const { audio_base_64: audio, media_type: type } = await fetchAudio()
  const url = URL.createObjectURL(new Blob([bytesFromBase64(audio)], { type }))
  addresses.set(id, url)
  return { url }
}

/** Makes of a recording what the player takes, with its noise or without. */
export function sampleTrack(voiceId: string, sample: VoiceSample, peaks: readonly number[] | undefined): Track {
  const isClean = sample.remove_background_noise ?? false
  const id = `${sample.sample_id} ${String(isClean)}`
  return {
    id,
    title: sample.file_name,
    subtitle: professionalWords.recordingOf,
    voiceId,
    peaks,
    durationMs: (sample.duration_secs ?? 0) * 1000,
    open: (signal) =>
      open(id, () =>
        call(
          professionalCloningEndpoints.getSampleAudio,
          { voice_id: voiceId, sample_id: sample.sample_id, remove_background_noise: isClean },
          { signal },
        ),
      ),
  }
}

export type SpeakerOf = { readonly voiceId: string; readonly sample: VoiceSample; readonly speakerId: string }

/** Makes of what one speaker says in a recording what the player takes. */
export function speakerTrack({ voiceId, sample, speakerId }: SpeakerOf, title: string): Track {
  const id = `${sample.sample_id} ${speakerId}`
  return {
    id,
    title,
    subtitle: sample.file_name,
    open: (signal) =>
      open(id, () =>
        call(
          professionalCloningEndpoints.getSpeakerAudio,
          { voice_id: voiceId, sample_id: sample.sample_id, speaker_id: speakerId },
          { signal },
        ),
      ),
  }
}
