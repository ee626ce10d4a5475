import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = { requests: { 'referral.accept': { body: { from: 'a-code-of-the-matrix' } } } }
