import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'soundEffects.generate': { body: { text: 'a unicorn' } },
    'soundEffects.downloadLibrary': { body: { generation_ids: ['none'] } },
    'soundEffects.report': { body: { reason: 'other', message: '' } },
    'soundEffects.publish': { body: { name: 'A sound', category: 'misc', licence: 'cc0', rights_confirmed: true } },
  },
}
