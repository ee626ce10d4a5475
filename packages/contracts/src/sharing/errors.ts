import { defineErrors } from '../kit/index.ts'

export const sharingErrors = defineErrors({
  share_link_not_found: { status: 404, message: 'There is no such link, or it has ended.' },
  share_link_expiry_past: { status: 400, message: 'A link cannot expire in the past.' },
  share_link_taken_down: {
    status: 403,
    message: 'Whoever runs this instance took this recording out of public view. It cannot be shared again.',
  },
  public_links_forbidden: { status: 403, message: 'This workspace does not allow public links.' },
})
