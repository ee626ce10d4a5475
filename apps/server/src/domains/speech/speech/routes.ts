import {
  type AudioEffectsCatalogue,
  audioEffectsEndpoints,
  openAiSpeech,
  speechChannels,
  speechEndpoints,
  type SpeechEstimate,
} from '@vireo/contracts/speech'
import { unaudited } from '#http/declared/audited.ts'
import { defineChannels, defineRoutes } from '#http/routes.ts'
import { convert } from './convert.ts'
import { convertWithTimestamps, type TimedRecording } from './timestamps/convert-with-timestamps.ts'
import { estimateSpeech } from './estimate-speech.ts'
import { listAudioEffects } from './effects/list-audio-effects.ts'
import { listModels } from './models/list-models.ts'
import { presentModels } from './models/present-model.ts'
import { createOpenAiSpeech } from './openai/create-open-ai-speech.ts'
import { toOpenAiModels } from './openai/to-openai-models.ts'
import { presentTimedSpeech } from './timestamps/present-timed-speech.ts'
import { replayRecording, replayTimedLines, replayTimedRecording } from './takes/replay.ts'
import { changeVoice } from './speech-to-speech/change-voice.ts'
import { assertMayChangeVoice } from './speech-to-speech/plan-voice-change.ts'
import { streamVoiceChange } from './speech-to-speech/stream-voice-change.ts'
import { stream } from './stream.ts'
import { converseDialogue } from './dialogue/converse-dialogue.ts'
import { converseMultiDialogue } from './dialogue/converse-multi-dialogue.ts'
import { converseMultiStreamInput } from './stream-input/converse-multi-stream-input.ts'
import { converseStreamInput } from './stream-input/converse-stream-input.ts'
import { streamWithTimestamps } from './timestamps/stream-with-timestamps.ts'

const same = (estimate: SpeechEstimate) => estimate
const asListed = (catalogue: AudioEffectsCatalogue) => catalogue
const ownHeaders = (recording: TimedRecording) => recording.headers

export const speechRoutes = defineRoutes((on) => {
  on(speechEndpoints.convert, convert, {
    audit: unaudited('made content', 'a recording in the history'),
    replay: replayRecording,
  })
  on(speechEndpoints.stream, stream, {
    audit: unaudited('made content', 'a recording in the history'),
    replay: replayRecording,
  })
  on(speechEndpoints.convertWithTimestamps, convertWithTimestamps, presentTimedSpeech, {
    audit: unaudited('made content', 'a recording in the history'),
    headers: ownHeaders,
    replay: replayTimedRecording,
  })
  on(speechEndpoints.streamWithTimestamps, streamWithTimestamps, {
    audit: unaudited('made content', 'a recording in the history'),
    replay: replayTimedLines,
  })
  const changing = { replay: replayRecording, beforeBody: assertMayChangeVoice }
  on(speechEndpoints.changeVoice, changeVoice, {
    audit: unaudited('made content', 'a recording in the history'),
    ...changing,
  })
  on(speechEndpoints.streamVoiceChange, streamVoiceChange, {
    audit: unaudited('made content', 'a recording in the history'),
    ...changing,
  })
  on(openAiSpeech.createOpenAi, createOpenAiSpeech, {
    audit: unaudited('made content', 'a recording in the history'),
  })
  on(speechEndpoints.estimate, estimateSpeech, same, { audit: unaudited('reads only', 'what a text would cost') })
  on(audioEffectsEndpoints.listAudioEffects, listAudioEffects, asListed)
  on(speechEndpoints.listModels, listModels, presentModels, { forOpenAi: toOpenAiModels })
})

export const speechSockets = defineChannels((on) => {
  on(speechChannels.streamInput, converseStreamInput)
  on(speechChannels.multiStreamInput, converseMultiStreamInput)
  on(speechChannels.dialogueStreamInput, converseDialogue)
  on(speechChannels.dialogueMultiStreamInput, converseMultiDialogue)
})
