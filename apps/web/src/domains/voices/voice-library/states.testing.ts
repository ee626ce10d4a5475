import { voiceLibraryEndpoints, voiceReviewEndpoints } from '@vireo/contracts/voice-library'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const ewan = { voice_id: 'v1', public_owner_id: 'o1', name: 'Ewan of the ferry' }

export const states: ScreenStates = {
  [paths.voiceLibrary]: {
    asks: [voiceLibraryEndpoints.list],
    ready: {
      answers: [answer(voiceLibraryEndpoints.list, { voices: [ewan], total_count: 1 })],
      shows: 'Ewan of the ferry',
    },
    empty: { shows: 'No voice here yet' },
  },
  [paths.defaultVoices]: {
    asks: [voicesEndpoints.search],
    ready: {
      answers: [
        answer(voicesEndpoints.search, { voices: [{ voice_id: 'v1', name: 'Clara of the news' }], total_count: 1 }),
      ],
      shows: 'Clara of the news',
    },
    empty: { shows: 'No voice matches' },
  },
  [paths.voiceReviews]: {
    asks: [voiceReviewEndpoints.listReviews],
    ready: {
      answers: [
        answer(voiceReviewEndpoints.listReviews, {
          voices: [
            { voice_id: 'v1', name: 'Ewan of the ferry', description: 'Calm and old.', language: 'en', labels: {} },
          ],
        }),
      ],
      shows: 'Calm and old.',
    },
    empty: { answers: [answer(voiceReviewEndpoints.listReviews, { voices: [] })], shows: 'No voice waits for you' },
  },
  [paths.sharedVoice]: {
    at: '/app/voice-lab/share/o1/v1',
    asks: [voiceLibraryEndpoints.get],
    ready: { answers: [answer(voiceLibraryEndpoints.get, ewan)], shows: 'Ewan of the ferry' },
    empty: { never: 'It is about one voice, which is shared or not.' },
  },
}
