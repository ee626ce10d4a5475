import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'usage.getCharacterStats': { query: 'start_unix=1577836800000&end_unix=1577923199999' },
    'usage.getUsageOverTime': { body: { start_time: 1577836800000, end_time: 1577923199999, interval_seconds: 3600 } },
  },
}
