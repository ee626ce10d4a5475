import { defineErrors } from '../kit/index.ts'

export const audioNativeErrors = defineErrors({
  audio_native_project_not_found: { status: 404, message: 'There is no such audio native project.' },
  audio_native_limit_reached: { status: 400, message: 'There are as many audio native projects as a workspace has.' },
  audio_native_content_unreadable: {
    status: 400,
    message: 'Nothing that can be read aloud was found in this content.',
  },
  audio_native_content_too_long: {
    status: 400,
    message: 'This content is too long to be read aloud in one piece.',
  },
  audio_native_domain_not_proven: {
    status: 403,
    message: 'Prove first that this site is yours: pages of proven domains alone are read.',
  },
  audio_native_page_unreachable: { status: 400, message: 'This page could not be fetched.' },
  audio_native_page_not_offered: {
    status: 400,
    message: 'This page does not offer itself to be read: the player does not stand in its markup, or it says noindex.',
  },
  audio_native_spending_limit: { status: 402, message: 'This project has spent what it may spend in this month.' },
  audio_native_range_invalid: { status: 400, message: 'Ask for a time of one to 366 days.' },
})
