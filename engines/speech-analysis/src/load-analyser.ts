import { createVoiceActivity, voiceActivityRateHz } from '@vireo/audio'
import { EngineError, type LoadSpeechAnalyser } from '@vireo/engines'
import { inspect } from './inspect.ts'

function notYet(): never {
  throw new EngineError('closed', 'this cannot be heard yet')
}

/** There is no model: only the detector of speech has to be loaded. */
export const loadSpeechAnalyser: LoadSpeechAnalyser = async () => {
  const activity = await createVoiceActivity()
  return {
    sampleRateHz: voiceActivityRateHz,
    inspect: (recording, onBeat) => inspect(recording, activity, onBeat),
    diarise: notYet,
    align: notYet,
    voiceprint: notYet,
  }
}
