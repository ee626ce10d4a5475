import type { Fixtures } from '#test/fixtures.ts'
import { givenAccount } from '#identity/testing.ts'

const reason = 'tried by a test'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  // Somebody of their own: they are blocked, and given plans.
  things: async ({ server }) => {
    const { userId, workspaceId } = await givenAccount(server.product.systemContext())
    return { person_id: userId, workspace_id: workspaceId }
  },
  requests: {
    'staff.setProbation': { body: { is_in_probation: false, reason } },
    'staff.blockUser': { body: { reason } },
    'staff.unblockUser': { body: { reason } },
    'staff.askForAccess': { body: { reason } },
    'staff.changeSettings': { body: { reason } },
    'staff.retryLetter': { body: { reason } },
    'staff.retryEvent': { body: { reason } },
    'staff.retryJob': { body: { reason } },
    'staff.stopJob': { body: { reason } },
    'staff.setTier': { body: { tier: 'free', reason } },
  },
}
