import { createPublicPages } from './public-pages.ts'
import { pageScript } from './script.ts'
import { pageStyle } from './style.ts'

/** Writes and answers the pages of shared recordings: the face of who is heard stands in the page. */
export const { htmlOf, answerPage } = createPublicPages({
  style: pageStyle,
  script: pageScript,
  hasDrawings: true,
  hasForms: true,
  hasDownloads: true,
})
