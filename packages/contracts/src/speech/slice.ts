import { audioEffectsEndpoints } from './effects-catalogue.ts'
import { defineContract } from '../kit/index.ts'
import { speechChannels } from './channels.ts'
import { speechEndpoints } from './endpoints.ts'
import { openAiSpeech } from './openai.ts'
import { speechErrors } from './errors.ts'
import { speechEvents } from './events.ts'

export const speechContract = defineContract({
  // What no screen asks stands apart: of `speechEndpoints` every screen with a text field knows.
  endpoints: { ...speechEndpoints, ...audioEffectsEndpoints, ...openAiSpeech },
  scopes: ['text_to_speech', 'speech_to_speech', 'models_read'],
  errors: speechErrors,
  events: speechEvents,
  channels: speechChannels,
  screens: {
    shell: {
      allHistory: '/app/history',
      textToSpeech: '/app/speech-synthesis/text-to-speech',
      history: '/app/speech-synthesis/text-to-speech/history',
      speechToSpeech: '/app/speech-synthesis/speech-to-speech',
      speechToSpeechHistory: '/app/speech-synthesis/speech-to-speech/history',
    },
  },
})
