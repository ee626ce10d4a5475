import { defineErrors } from '../kit/index.ts'

export const landingErrors = defineErrors({
  language_page_not_found: { status: 404, message: 'There is no page of this language.' },
})
