import { voicesEndpoints } from '@vireo/contracts/voices'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const clara = answer(voicesEndpoints.search, {
  voices: [{ voice_id: 'v1', name: 'Clara of the news' }],
  total_count: 1,
})

export const states: ScreenStates = {
  [paths.voiceLab]: {
    asks: [voicesEndpoints.search],
    ready: { answers: [clara], shows: 'Clara of the news' },
    empty: { shows: 'No voice of your own yet', action: 'Hear the default voices' },
  },
  [paths.voiceCollections]: {
    asks: [voicesEndpoints.listCollections],
    ready: {
      answers: [answer(voicesEndpoints.listCollections, { collections: [{ title: 'Cast of the play' }] })],
      shows: 'Cast of the play',
    },
    empty: { shows: 'No collection yet', action: 'New collection' },
  },
  [paths.defaultVoices]: {
    asks: [voicesEndpoints.search],
    ready: { answers: [clara], shows: 'Clara of the news' },
    empty: { shows: 'No voice matches' },
  },
  [paths.workspaceVoices]: {
    asks: [voicesEndpoints.search],
    ready: { answers: [clara], shows: 'Clara of the news' },
    empty: { shows: 'Nobody shares a voice yet', action: 'Open the voice lab' },
  },
}
