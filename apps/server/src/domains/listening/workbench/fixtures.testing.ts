import type { Fixtures } from '#test/fixtures.ts'

const segments = [{ id: '1', text: 'Hello there.', speaker_id: 'a', start_s: 0, end_s: 0.8 }]

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'workbench.align': { body: { segments } },
    'workbench.retranscribe': { body: { start_s: 0, end_s: 0.5 } },
    'workbench.translate': { body: { segments: [{ id: '1', text: 'Hello there.' }] } },
    'workbench.resegment': { body: { segments } },
    'workbench.diff': { query: 'from_version=0&to_version=0' },
  },
}
