import { createPublicPages } from '#sharing'
import { profileStyle } from './style.ts'

/** Writes and answers the pages of profiles, on which nothing runs: faces of voices are drawn within them. */
export const { htmlOf, answerPage, headersOf } = createPublicPages({
  style: profileStyle,
  hasDrawings: true,
  hasForms: true,
})
