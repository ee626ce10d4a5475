import { enginesEndpoints } from '@vireo/contracts/engines'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const token = { text: 'Good', type: 'word' as const, start: 0, end: 0.4, logprob: -0.1 }
const recognises = answer(enginesEndpoints.ability, { capability: 'recognition', languages: ['en', 'de'] })

export const states: ScreenStates = {
  [paths.speechToText]: {
    asks: [transcriptionEndpoints.list],
    ready: {
      answers: [
        recognises,
        answer(transcriptionEndpoints.list, {
          transcripts: [{ transcription_id: 'transcript_1', title: 'In the garden', state: 'done' as const }],
        }),
      ],
      shows: 'In the garden',
    },
    empty: { answers: [recognises], shows: 'What is said in your recordings is kept here' },
  },
  [paths.transcript]: {
    at: '/app/speech-to-text/transcript_1',
    asks: [transcriptionEndpoints.open],
    ready: {
      answers: [
        answer(transcriptionEndpoints.open, {
          transcript: {
            transcription_id: 'transcript_1',
            title: 'In the garden',
            has_media: true,
            has_video: true,
            permission_on_resource: 'admin' as const,
          },
          document: { speakers: [], paragraphs: [{ speaker_id: null, tokens: [token] }] },
        }),
        answer(transcriptionEndpoints.getMediaAddress, { url: 'data:video/mp4,' }),
      ],
      shows: 'Good',
    },
    empty: { shows: 'Nothing is said in this recording' },
  },
}
