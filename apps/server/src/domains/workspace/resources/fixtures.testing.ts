import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'resources.get': { query: 'resource_type=webhook' },
    'resources.share': { body: { resource_type: 'webhook', role: 'viewer', group_id: 'default' } },
    'resources.unshare': { body: { resource_type: 'webhook', group_id: 'default' } },
    'resources.setDefaultSharing': { body: { default_sharing_groups: [] } },
  },
}
