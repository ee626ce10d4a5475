import { professionalCloningEndpoints as professionalCloning } from '@vireo/contracts/professional-cloning'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { getProfessionalVoice } from './policy.ts'
import { createVoice } from './create-voice.ts'
import {
  ok,
  presentCreated,
  presentSampleAudio,
  presentSamples,
  presentSpeakerAudio,
  presentWaveform,
  refusedFiles,
} from './present.ts'
import { presentCaptcha } from '#voice-verification'
import { assertMayRead } from './proof/read-aloud.ts'
import { judgeReading } from './proof/judge-reading.ts'
import { drawLines } from './proof/draw-lines.ts'
import { assertMayAskForVerification, requestVerification } from './proof/request-verification.ts'
import { addSamples } from './samples/add-samples.ts'
import { deleteSample } from './samples/delete-sample.ts'
import { getWaveform } from './samples/get-waveform.ts'
import { getSpeakerAudio } from './samples/get-speaker-audio.ts'
import { getSampleAudio } from './samples/get-sample-audio.ts'
import { separateSpeakers } from './samples/separate-speakers.ts'
import { getSpeakers } from './samples/get-speakers.ts'
import { updateSample } from './samples/update-sample.ts'
import { cancelTraining } from './training/cancel-training.ts'
import { trainVoice } from './training/train-voice.ts'
import { updateVoice } from './update-voice.ts'

const asItIs = <T>(value: T) => value

export const professionalCloningRoutes = defineRoutes((on) => {
  on(professionalCloning.create, createVoice, presentCreated, { audit: 'voices.added' })
  on(professionalCloning.update, updateVoice, presentCreated, { audit: 'professional-cloning.changed' })
  on(professionalCloning.train, trainVoice, ok, { audit: 'professional-cloning.training-asked' })
  on(professionalCloning.cancelTraining, cancelTraining, ok, { audit: 'professional-cloning.training-canceled' })
  on(professionalCloning.addSamples, addSamples, presentSamples, {
    audit: 'professional-cloning.samples-added',
    headers: refusedFiles,
    beforeBody: (ctx, { voice_id: voiceId }) => getProfessionalVoice(ctx, voiceId, 'editor'),
  })
  on(professionalCloning.updateSample, updateSample, presentCreated, {
    audit: unaudited('made content', 'which part of a recording is learned from'),
  })
  on(professionalCloning.deleteSample, deleteSample, ok, { audit: 'professional-cloning.sample-deleted' })
  on(professionalCloning.getSampleAudio, getSampleAudio, presentSampleAudio)
  on(professionalCloning.getAudioShort, getSampleAudio, presentSampleAudio)
  on(professionalCloning.getWaveform, getWaveform, presentWaveform)
  on(professionalCloning.getWaveformShort, getWaveform, presentWaveform)
  on(professionalCloning.getSpeakers, getSpeakers, asItIs)
  on(professionalCloning.getSpeakersShort, getSpeakers, asItIs)
  on(professionalCloning.separateSpeakers, separateSpeakers, ok, {
    audit: unaudited('made content', 'who speaks in a recording'),
  })
  on(professionalCloning.separateSpeakersShort, separateSpeakers, ok, {
    audit: unaudited('made content', 'who speaks in a recording'),
  })
  on(professionalCloning.getSpeakerAudio, getSpeakerAudio, presentSpeakerAudio)
  on(professionalCloning.getCaptcha, drawLines, presentCaptcha)
  on(professionalCloning.solveCaptcha, judgeReading, ok, {
    audit: 'voice-verification.accepted',
    beforeBody: assertMayRead,
  })
  on(professionalCloning.requestVerification, requestVerification, ok, {
    audit: 'professional-cloning.verification-requested',
    beforeBody: assertMayAskForVerification,
  })
})
