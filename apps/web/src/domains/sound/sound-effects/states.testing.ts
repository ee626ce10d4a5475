import { historyEndpoints } from '@vireo/contracts/history'
import { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const made = {
  history: [{ source: 'SFX' as const, text: 'a ferry at dawn', voice_id: null, voice_name: null, peaks: null }],
}

const { listCategories, listLibrary } = soundEffectsEndpoints
const found = {
  shared_sound_generations: [
    { text: 'gulls over a harbour', is_favourite: true, labels: {}, author: null, peaks: null, duration_ms: null },
  ],
  last_sort_id: null,
}
const kinds = { categories: [{ category: 'weather' as const, sounds: 41 }] }

export const states: ScreenStates = {
  [paths.soundEffects]: {
    asks: [historyEndpoints.list],
    ready: { answers: [answer(historyEndpoints.list, made)], shows: 'a ferry at dawn' },
    empty: { shows: 'Sounds that you make appear here' },
  },
  [paths.soundEffectsHistory]: {
    asks: [historyEndpoints.list],
    ready: { answers: [answer(historyEndpoints.list, made)], shows: 'a ferry at dawn' },
    empty: { shows: 'Your sound effects are kept here', action: 'Make a sound' },
  },
  [paths.soundEffectsExplore]: {
    asks: [listLibrary, listCategories],
    ready: { answers: [answer(listLibrary, found), answer(listCategories, kinds)], shows: 'gulls over a harbour' },
    empty: { never: 'the library comes with sounds of the house' },
  },
  [paths.soundEffectsSearch]: {
    asks: [listLibrary],
    ready: { answers: [answer(listLibrary, found)], shows: 'gulls over a harbour' },
    empty: { shows: 'No sound is called that', action: 'Make a sound' },
  },
  [paths.soundEffectsCategory]: {
    at: `${paths.soundEffectsCategory}?category=weather`,
    asks: [listLibrary],
    ready: { answers: [answer(listLibrary, found)], shows: 'gulls over a harbour' },
    empty: { shows: 'No sounds in this category yet', action: 'Make a sound' },
  },
}
