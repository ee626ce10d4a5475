import { pageReportEndpoints, sharingEndpoints, sharingVideoEndpoints } from '@vireo/contracts/sharing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { createLink } from './links/create-link.ts'
import { getLink } from './links/get-link.ts'
import { revokeLink } from './links/revoke-link.ts'
import { presentLink } from './links/show-link.ts'
import { embed } from './page/embed.ts'
import { hear } from './page/hear.ts'
import { openPage } from './page/open-page.ts'
import { showPage } from './page/show-page.ts'
import { getPicture } from './picture/get-picture.ts'
import { presentDecidedPage } from './page-reports/decide-about-page.ts'
import { decideOnScreen } from './page-reports/decide-on-screen.ts'
import { listReportedPages, presentReportedPages } from './page-reports/list-reported-pages.ts'
import { decide, presentDecided } from './reports/decide.ts'
import { listReported, presentReported } from './reports/list-reported.ts'
import { reportRecording } from './reports/report-recording.ts'
import { getSettings, presentSettings } from './settings/get-settings.ts'
import { setSettings } from './settings/set-settings.ts'
import { cancelVideo } from './videos/cancel-video.ts'
import { generateVideo, presentGenerated } from './videos/generate-video.ts'
import { getVideoJob } from './videos/get-video-job.ts'
import { previewVideo } from './videos/preview-video.ts'
import { watchVideo } from './videos/watch-video.ts'

const ok = () => ({ status: 'ok' as const })

export const sharingRoutes = defineRoutes((on) => {
  on(sharingEndpoints.getLink, getLink, presentLink, { audit: 'sharing.link-created' })
  on(sharingEndpoints.createLink, createLink, presentLink, { audit: ['sharing.link-created', 'sharing.link-changed'] })
  on(sharingEndpoints.revokeLink, revokeLink, ok, { audit: 'sharing.link-revoked' })
  on(sharingEndpoints.getSettings, getSettings, presentSettings)
  on(sharingEndpoints.setSettings, setSettings, presentSettings, {
    audit: ['sharing.public-links-allowed', 'sharing.public-links-forbidden'],
  })
  on(sharingEndpoints.listReported, listReported, presentReported)
  on(sharingEndpoints.decide, decide, presentDecided, {
    audit: [
      'sharing.link-taken-down',
      'sharing.link-restored',
      'sharing.reports-dismissed',
      // Of works with what is taken down.
      'publishing.taken-down',
      'sound-effects.taken-down',
    ],
  })
  on(pageReportEndpoints.listReportedPages, listReportedPages, presentReportedPages)
  on(pageReportEndpoints.decideAboutPage, decideOnScreen, presentDecidedPage, {
    audit: [
      'sharing.reports-dismissed',
      // By those whose pages they are.
      'profiles.taken-down',
      'profiles.restored',
      'publishing.taken-down',
      'publishing.restored',
      'sound-effects.taken-down',
      'sound-effects.restored',
    ],
  })
  on(sharingEndpoints.showPage, showPage)
  on(sharingEndpoints.openPage, openPage, {
    audit: unaudited('reads only', 'Opens a page by its password.'),
  })
  on(sharingEndpoints.hear, hear)
  on(sharingEndpoints.getPicture, getPicture)
  on(sharingEndpoints.report, reportRecording, {
    audit: unaudited(
      'made content',
      'What a stranger says about a recording; what is decided about it is written down.',
    ),
  })
  on(sharingEndpoints.embed, embed, (answer) => answer)
  on(sharingVideoEndpoints.previewVideo, previewVideo, {
    audit: unaudited('reads only', 'Draws a picture that nobody else sees.'),
  })
  on(sharingVideoEndpoints.generateVideo, generateVideo, presentGenerated, {
    audit: unaudited('made content', 'A video of what the caller made; nobody else sees it until they hand it on.'),
    isUnfinished: (generated) => 'jobId' in generated,
  })
  on(sharingVideoEndpoints.getVideoJob, getVideoJob, (job) => job)
  on(sharingVideoEndpoints.cancelVideo, cancelVideo, ok, {
    audit: unaudited('made content', 'Stops making a video.'),
  })
  on(sharingVideoEndpoints.watchVideo, watchVideo)
})
