import { usageEndpoints } from '@vireo/contracts/usage'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'
import type { AskingStates } from '#kit/testing/states.testing.ts'

const report: AskingStates = {
  asks: [usageEndpoints.getCharacterStats],
  ready: {
    answers: [answer(usageEndpoints.getCharacterStats, { time: [1_763_856_000_000], usage: { All: [4321] } })],
    shows: '4,321',
  },
  empty: { shows: 'Nothing was used in this period' },
}

export const states: ScreenStates = {
  [paths.usage]: report,
  [paths.workspaceUsage]: report,
  [paths.developerUsage]: report,
}
