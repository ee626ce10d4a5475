import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'visits.tellEvents': {
      body: {
        visitor: 'a-browser-of-the-matrix',
        consent: 'granted',
        events: [{ event: 'page_viewed', path: '/pricing' }],
      },
    },
    'visits.recordAdvertisingVisit': { body: { event_type: 'sign_up' } },
    'visits.getReport': { query: 'from=2026-01-01&to=2026-01-31' },
  },
}
