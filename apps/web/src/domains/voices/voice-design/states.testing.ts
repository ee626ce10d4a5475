import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.voiceDesign]: {
    at: `${paths.voiceDesign}?session=s1`,
    asks: [voiceDesignEndpoints.getSession],
    ready: {
      answers: [
        answer(voiceDesignEndpoints.getSession, { iterations: [{ voice_description: 'A calm harbour pilot' }] }),
      ],
      shows: 'A calm harbour pilot',
    },
    empty: { never: 'There is a description to write.' },
  },
}
