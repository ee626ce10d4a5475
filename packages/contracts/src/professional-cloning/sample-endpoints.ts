import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { SamplePath, SpeakerSeparation, VoicePath, VoiceSample } from '../voices/index.ts'
import { professionalCloningLimits } from './limits.ts'
import {
  CreatedProfessionalVoice,
  SampleAudio,
  SampleAudioQuery,
  SampleChanges,
  SampleQuery,
  SampleWaveform,
  SpeakerAudio,
  SpeakerPath,
} from './schemas.ts'

const make = { scope: 'create_professional_voice_clone' } as const
const read = { scope: 'voices_read' } as const
const { fileBytesMax, filesPerUploadMax } = professionalCloningLimits
const gone = ['voice_not_found', 'sample_not_found', 'forbidden'] as const

const audio = {
  method: 'GET',
  access: read,
  success: { status: 200, schema: SampleAudio },
  errors: [...gone, 'invalid_audio'],
} as const
const waveform = {
  method: 'GET',
  access: read,
  success: { status: 200, schema: SampleWaveform },
  errors: [...gone, 'invalid_audio'],
} as const
const speakers = {
  method: 'GET',
  access: read,
  success: { status: 200, schema: SpeakerSeparation },
  errors: gone,
} as const
const separate = {
  method: 'POST',
  access: make,
  success: { status: 200, schema: Ok },
  errors: [...gone, 'training_in_progress'],
} as const

/** What clients of an earlier form of these addresses leave out of the path they say in the query. */
const shorter = { params: VoicePath, query: SampleQuery } as const

export const sampleEndpoints = {
  addSamples: defineEndpoint({
    id: 'professionalCloning.addSamples',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id/samples',
    summary: 'Add recordings to a professional voice; the header `refused-files` names those that were not taken',
    access: make,
    params: VoicePath,
    multipart: {
      fields: z.object({ remove_background_noise: z.boolean().default(false) }),
      files: { files: { maxCount: filesPerUploadMax, maxBytes: fileBytesMax, required: true } },
    },
    success: { status: 200, schema: z.array(VoiceSample) },
    errors: [
      'voice_not_found',
      'forbidden',
      'no_usable_samples',
      'too_many_samples',
      'training_in_progress',
      'engine_failed',
    ],
  }),
  updateSample: defineEndpoint({
    id: 'professionalCloning.updateSample',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id/samples/:sample_id',
    summary: 'Say which part of a recording is used: trim it, choose speakers, take out noise',
    access: make,
    params: SamplePath,
    body: SampleChanges,
    bodyOptional: true,
    success: { status: 200, schema: CreatedProfessionalVoice },
    errors: [...gone, 'speaker_not_found', 'invalid_parameters', 'training_in_progress'],
  }),
  deleteSample: defineEndpoint({
    id: 'professionalCloning.deleteSample',
    method: 'DELETE',
    path: '/v1/voices/pvc/:voice_id/samples/:sample_id',
    summary: 'Delete a recording of a professional voice; telling its speakers apart ends with it',
    access: make,
    params: SamplePath,
    success: { status: 200, schema: Ok },
    errors: [...gone, 'training_in_progress'],
  }),
  getSampleAudio: defineEndpoint({
    ...audio,
    id: 'professionalCloning.getSampleAudio',
    path: '/v1/voices/pvc/:voice_id/samples/:sample_id/audio',
    summary: 'Hear a recording of a professional voice, on request without its background noise',
    params: SamplePath,
    query: SampleAudioQuery,
  }),
  getAudioShort: defineEndpoint({
    ...audio,
    id: 'professionalCloning.getAudioShort',
    path: '/v1/voices/pvc/:voice_id/audio',
    summary: 'The same, with the recording named in the query',
    params: VoicePath,
    query: SampleQuery.extend(SampleAudioQuery.shape),
  }),
  getWaveform: defineEndpoint({
    ...waveform,
    id: 'professionalCloning.getWaveform',
    path: '/v1/voices/pvc/:voice_id/samples/:sample_id/waveform',
    summary: 'See the outline of a recording',
    params: SamplePath,
  }),
  getWaveformShort: defineEndpoint({
    ...waveform,
    ...shorter,
    id: 'professionalCloning.getWaveformShort',
    path: '/v1/voices/pvc/:voice_id/waveform',
    summary: 'The same, with the recording named in the query',
  }),
  getSpeakers: defineEndpoint({
    ...speakers,
    id: 'professionalCloning.getSpeakers',
    path: '/v1/voices/pvc/:voice_id/samples/:sample_id/speakers',
    summary: 'See how far telling the speakers of a recording apart is, and who they are',
    params: SamplePath,
  }),
  getSpeakersShort: defineEndpoint({
    ...speakers,
    ...shorter,
    id: 'professionalCloning.getSpeakersShort',
    path: '/v1/voices/pvc/:voice_id/speakers',
    summary: 'The same, with the recording named in the query',
  }),
  separateSpeakers: defineEndpoint({
    ...separate,
    id: 'professionalCloning.separateSpeakers',
    path: '/v1/voices/pvc/:voice_id/samples/:sample_id/separate-speakers',
    summary: 'Tell the speakers of a recording apart, in the background',
    params: SamplePath,
  }),
  separateSpeakersShort: defineEndpoint({
    ...separate,
    ...shorter,
    id: 'professionalCloning.separateSpeakersShort',
    path: '/v1/voices/pvc/:voice_id/separate-speakers',
    summary: 'The same, with the recording named in the query',
  }),
  getSpeakerAudio: defineEndpoint({
    id: 'professionalCloning.getSpeakerAudio',
    method: 'GET',
    path: '/v1/voices/pvc/:voice_id/samples/:sample_id/speakers/:speaker_id/audio',
    summary: 'Hear what one speaker says in a recording',
    access: read,
    params: SpeakerPath,
    success: { status: 200, schema: SpeakerAudio },
    errors: [...gone, 'speaker_not_found', 'invalid_audio'],
  }),
} as const
