import { defineErrors } from '../kit/index.ts'

export const sharingErrors = defineErrors({
  share_link_not_found: { status: 404, message: 'There is no such link, or it has ended.' },
  reported_page_not_found: { status: 404, message: 'There is no such report, or its page is gone.' },
  embed_format_unsupported: { status: 501, message: 'Links are described as JSON alone.' },
  share_link_expiry_past: { status: 400, message: 'A link cannot expire in the past.' },
  share_link_taken_down: {
    status: 403,
    message: 'Whoever runs this instance took this recording out of public view. It cannot be shared again.',
  },
  video_too_long: { status: 400, message: 'A video can be at most 140 seconds long.' },
  video_letters_missing: { status: 400, message: 'Videos cannot show all letters of this text.' },
  video_failed: { status: 500, message: 'The video could not be made. Please try again.' },
  video_canceled: { status: 409, message: 'This video was canceled.' },
  video_job_not_found: { status: 404, message: 'There is no such video being made.' },
  video_not_found: { status: 404, message: 'There is no such video, or its address has expired.' },
  public_links_forbidden: { status: 403, message: 'This workspace does not allow public links.' },
})
