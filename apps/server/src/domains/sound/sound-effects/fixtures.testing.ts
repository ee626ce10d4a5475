import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'soundEffects.generate': { body: { text: 'a unicorn' } },
  },
}
