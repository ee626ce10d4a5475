import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'onboarding.update': { body: { item_id: 'generate_text_to_speech' } },
    'onboarding.hide': { body: { hidden: true } },
  },
}
