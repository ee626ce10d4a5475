import { createVoiceActivity, voiceActivityRateHz } from '@vireo/audio'
import type { LoadSpeechAnalyser } from '@vireo/engines'
import { align } from './align.ts'
import { place } from './placing/place.ts'
import { tellSpeakersApart } from './tell-speakers-apart.ts'
import { inspect } from './inspect.ts'
import { sketch } from './sketch.ts'
import { voiceprint } from './voiceprint.ts'

/** There is no model: only the detector of speech has to be loaded. */
export const loadSpeechAnalyser: LoadSpeechAnalyser = async () => {
  const activity = await createVoiceActivity()
  return {
    sampleRateHz: voiceActivityRateHz,
    inspect: (recording, onBeat) => inspect(recording, activity, onBeat),
    tellSpeakersApart: (source, wishes, onBeat) => tellSpeakersApart(source, activity, wishes, onBeat),
    align,
    place,
    voiceprint: (source, onBeat) => voiceprint(source, activity, onBeat),
    sketch: (recording, onBeat) => sketch(recording, activity, onBeat),
  }
}
