import { historyEndpoints } from '@vireo/contracts/history'
import { speechEndpoints } from '@vireo/contracts/speech'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'
import type { AskingStates } from '#kit/testing/states.testing.ts'

const history: AskingStates = {
  asks: [historyEndpoints.list],
  ready: {
    answers: [
      answer(historyEndpoints.list, {
        history: [{ history_item_id: 'h1', text: 'The ferry leaves at ten.', voice_name: 'Ewan' }],
      }),
    ],
    shows: 'The ferry leaves at ten.',
  },
  empty: { shows: 'Everything you generate is kept here', action: 'Generate speech' },
}

export const states: ScreenStates = {
  [paths.textToSpeech]: {
    asks: [speechEndpoints.listModels],
    ready: {
      answers: [
        answer(speechEndpoints.listModels, [
          { model_id: 'eleven_multilingual_v2', name: 'Model of the test', can_do_text_to_speech: true },
        ]),
      ],
      shows: 'Model of the test',
    },
    empty: { never: 'There is a text to write.' },
  },
  [paths.allHistory]: history,
  [paths.history]: history,
  [paths.speechToSpeech]: {
    asks: [speechEndpoints.listModels],
    ready: {
      answers: [
        answer(speechEndpoints.listModels, [
          { model_id: 'eleven_multilingual_sts_v2', name: 'Model of the test', can_do_voice_conversion: true },
        ]),
      ],
      shows: 'Model of the test',
    },
    empty: { never: 'There is a recording to bring.' },
  },
  [paths.speechToSpeechHistory]: {
    ...history,
    empty: { shows: 'Your voice changes are kept here', action: 'Change a voice' },
  },
}
