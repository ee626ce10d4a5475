import { defineErrors } from '../kit/index.ts'

export const resourcesErrors = defineErrors({
  resource_not_found: { status: 404, message: 'There is no such thing, or it is not shared with you.' },
  share_target_invalid: {
    status: 400,
    message: 'Name exactly one: a member by address, a group, or a service account.',
    type: 'validation_error',
  },
  resource_owner_protected: {
    status: 409,
    message: 'This thing belongs to them: what its owner may do with it cannot be taken away.',
  },
})
