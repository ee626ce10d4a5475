import type { Scenarios } from '#seed/scenario.ts'

/** Accounts to look at. */
export const identityScenarios: Scenarios = {
  'new-account': { about: 'somebody who has just signed up', make: () => Promise.resolve('/app/home') },
}
