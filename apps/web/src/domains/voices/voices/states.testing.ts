import { voicesEndpoints } from '@vireo/contracts/voices'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const clara = answer(voicesEndpoints.search, {
  voices: [{ voice_id: 'v1', name: 'Clara of the news' }],
  total_count: 1,
})

const one = { voice_id: 'v1', name: 'Clara of the news', description: 'Warm and never in a hurry' }

export const states: ScreenStates = {
  [paths.voiceLab]: {
    asks: [voicesEndpoints.search],
    ready: { answers: [clara], shows: 'Clara of the news' },
    empty: { shows: 'No voice of your own yet', action: 'Explore voices' },
  },
  [paths.voiceCollections]: {
    asks: [voicesEndpoints.listCollections],
    ready: {
      answers: [answer(voicesEndpoints.listCollections, { collections: [{ title: 'Cast of the play' }] })],
      shows: 'Cast of the play',
    },
    empty: { shows: 'No collection yet', action: 'New collection' },
  },
  [paths.workspaceVoices]: {
    asks: [voicesEndpoints.search],
    ready: { answers: [clara], shows: 'Clara of the news' },
    empty: { shows: 'Nobody shares a voice yet', action: 'Go to my voices' },
  },
  [paths.voicePage]: {
    at: '/app/voice-library/voice/v1',
    asks: [voicesEndpoints.get],
    ready: { answers: [answer(voicesEndpoints.get, one)], shows: 'Warm and never in a hurry' },
    empty: { never: 'It is about one voice, which exists or not.' },
  },
  [paths.ownVoicePage]: {
    at: '/app/voice-lab/voice/v1',
    asks: [voicesEndpoints.get],
    ready: { answers: [answer(voicesEndpoints.get, one)], shows: 'Warm and never in a hurry' },
    empty: { never: 'It is about one voice, which exists or not.' },
  },
}
