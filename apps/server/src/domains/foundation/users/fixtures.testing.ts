import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'users.editMetadata': { body: { agrees_to_product_updates: true } },
    'users.update': { body: { first_name: 'Ada' } },
    'users.updatePublicUserName': { body: { public_user_name: 'Ada' } },
  },
}
