import { defineContract } from '../kit/index.ts'
import { speechChannels } from './channels.ts'
import { speechEndpoints } from './endpoints.ts'
import { speechErrors } from './errors.ts'
import { speechEvents } from './events.ts'

export const speechContract = defineContract({
  endpoints: speechEndpoints,
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
