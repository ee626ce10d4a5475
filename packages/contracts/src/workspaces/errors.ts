import { defineErrors } from '../kit/index.ts'

export const workspaceErrors = defineErrors({
  workspace_not_found: { status: 404, message: 'There is no such workspace.' },
  pronunciation_dictionary_unknown: {
    status: 400,
    message: 'The workspace has no such pronunciation dictionary, or you do not see it.',
    type: 'validation_error',
  },
  webhook_unknown: { status: 400, message: 'The workspace has no such webhook.', type: 'validation_error' },
  member_not_found: { status: 404, message: 'Nobody with this address belongs to the workspace.' },
  group_not_found: { status: 404, message: 'There is no such group in this workspace.' },
  invite_not_found: {
    status: 404,
    message: 'This invitation is no longer valid. Ask whoever invited you for a new one.',
  },
  invite_for_other_address: {
    status: 403,
    message: 'This invitation was sent to another address. Sign in with the account of that address to accept it.',
  },
  email_not_verified: { status: 403, message: 'Verify your email address first.' },
  seats_full: {
    status: 409,
    message: 'Every seat of this workspace is taken. An admin can remove somebody, or choose a plan with more seats.',
  },
  already_member: { status: 409, message: 'Whoever has this address belongs to the workspace already.' },
  owner_is_protected: {
    status: 403,
    message: 'The owner of a workspace cannot be removed, locked or demoted. Transfer the ownership first.',
  },
  own_membership: { status: 403, message: 'You cannot do this to yourself. Ask another admin of the workspace.' },
  power_exceeded: { status: 403, message: 'You cannot give others, or take from them, what you may not do yourself.' },
  group_name_taken: { status: 409, message: 'There is a group with this name already.' },
  group_limit_reached: { status: 400, message: 'A workspace can have at most 100 groups.' },
  group_of_everyone: {
    status: 409,
    message: 'Everybody is in this group: it cannot be renamed, left, joined or deleted.',
  },
})
