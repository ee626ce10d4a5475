import { defineErrors } from '../kit/index.ts'

export const profilesErrors = defineErrors({
  profile_not_found: { status: 404, message: 'There is no such profile.' },
  profile_handle_invalid: {
    status: 400,
    message: 'A handle has 3 to 30 characters: letters from a to z, digits, - and _.',
  },
  profile_handle_reserved: { status: 400, message: 'This handle is reserved. Choose another one.' },
  profile_handle_taken: { status: 409, message: 'Somebody has this handle. Choose another one.' },
  profile_handle_changed_too_often: {
    status: 409,
    message:
      'You have changed your handle three times. Former handles are kept for 90 days; change it again after that.',
  },
  profile_incomplete: { status: 409, message: 'A public profile needs a handle and a name.' },
  profile_taken_down: {
    status: 403,
    message: 'Whoever runs this instance took this profile out of public view. It cannot be shown again.',
  },
  profile_link_invalid: { status: 400, message: 'A link begins with https:// and names a site.' },
})
