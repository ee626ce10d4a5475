import { voicesEndpoints } from '@vireo/contracts/voices'
import { paths } from '#kit/routing/index.ts'
import type { ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.professionalClone]: {
    asksNothing: 'It begins with a name; the languages come with the page, the plan is known to the shell.',
    shows: 'Your plan has no professional cloning',
  },
  [`${paths.professionalClone}/:voiceId`]: {
    at: `${paths.professionalClone}/v1`,
    asks: [voicesEndpoints.get],
    ready: { shows: 'This is not one of your professional voices' },
    empty: { never: 'It is about one voice, which is there or not.' },
  },
}
