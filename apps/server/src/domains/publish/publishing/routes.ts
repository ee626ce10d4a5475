import { publishingEndpoints } from '@vireo/contracts/publishing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { createStoreAddress } from './books/create-store-address.ts'
import { getEpub } from './books/get-epub.ts'
import { getStoreFiles } from './books/get-store-files.ts'
import { saveStoreFiles } from './books/save-store-files.ts'
import { checkWork } from './checks/check-work.ts'
import { getCover } from './covers/get-cover.ts'
import { removeCover } from './covers/remove-cover.ts'
import { setCover } from './covers/set-cover.ts'
import { releaseWork } from './editions/release-work.ts'
import { withdrawWork } from './editions/withdraw-work.ts'
import { getFeed } from './feeds/get-feed.ts'
import { buyWork } from './library/buy-work.ts'
import { getOffer } from './library/get-offer.ts'
import { getSections } from './library/get-sections.ts'
import { getTranscript } from './library/get-transcript.ts'
import { hearChapter } from './library/hear-chapter.ts'
import { reportWork } from './library/report-work.ts'
import { showCatalogue } from './library/show-catalogue.ts'
import { showCover } from './library/show-cover.ts'
import { showReportForm } from './library/show-report-form.ts'
import { showWork } from './library/show-work.ts'
import { getWorkRow } from './policy.ts'
import { cancelScheduledRelease } from './schedules/cancel-scheduled-release.ts'
import { scheduleRelease } from './schedules/schedule-release.ts'
import { addUpload, assertMayUpload, replayUpload } from './uploads/add-upload.ts'
import { getUploadSound } from './uploads/get-upload-sound.ts'
import { createWork } from './works/create-work.ts'
import { deleteWork } from './works/delete-work.ts'
import { getWork } from './works/get-work.ts'
import { listWorks } from './works/list-works.ts'
import { presentWork, presentWorks } from './works/present-work.ts'
import { setChapters } from './works/set-chapters.ts'
import { updateWork } from './works/update-work.ts'

const ok = () => ({ status: 'ok' as const })

export const publishingRoutes = defineRoutes((on) => {
  on(publishingEndpoints.createWork, createWork, presentWork, { audit: 'publishing.work-created' })
  on(publishingEndpoints.listWorks, listWorks, presentWorks)
  on(publishingEndpoints.getWork, getWork, presentWork)
  on(publishingEndpoints.updateWork, updateWork, presentWork, { audit: 'publishing.work-changed' })
  on(publishingEndpoints.deleteWork, deleteWork, ok, { audit: 'publishing.work-deleted' })
  on(publishingEndpoints.getCover, getCover)
  on(publishingEndpoints.getStoreFiles, getStoreFiles)
  on(publishingEndpoints.createStoreAddress, createStoreAddress, (address) => address, {
    audit: unaudited('reads only', 'An address for a few minutes, of what may be downloaded anyway.'),
  })
  on(publishingEndpoints.setCover, setCover, presentWork, {
    audit: 'publishing.cover-changed',
    beforeBody: async (ctx, { work_id }) => void (await getWorkRow(ctx, { work_id })),
  })
  on(publishingEndpoints.removeCover, removeCover, presentWork, { audit: 'publishing.cover-changed' })
  on(publishingEndpoints.setChapters, setChapters, presentWork, { audit: 'publishing.chapters-changed' })
  on(publishingEndpoints.addUpload, addUpload, presentWork, {
    audit: 'publishing.upload-added',
    beforeBody: assertMayUpload,
    replay: replayUpload,
  })
  on(publishingEndpoints.getUploadSound, getUploadSound)
  on(publishingEndpoints.checkWork, checkWork, (checks) => checks, {
    audit: unaudited('reads only', 'Measures recordings of the workspace, and keeps what was measured.'),
  })
  on(publishingEndpoints.releaseWork, releaseWork, presentWork, { audit: 'publishing.release-begun' })
  on(publishingEndpoints.scheduleRelease, scheduleRelease, presentWork, { audit: 'publishing.release-scheduled' })
  on(publishingEndpoints.cancelScheduledRelease, cancelScheduledRelease, presentWork, {
    audit: 'publishing.release-unscheduled',
  })
  on(publishingEndpoints.withdrawWork, withdrawWork, presentWork, { audit: 'publishing.withdrawn' })
  on(publishingEndpoints.getOffer, getOffer, (offer) => offer)
  on(publishingEndpoints.buyWork, buyWork, ({ url }) => ({ url }), { audit: 'selling.purchase-begun' })
  on(publishingEndpoints.showCatalogue, showCatalogue)
  on(publishingEndpoints.showWork, showWork)
  on(publishingEndpoints.showReportForm, showReportForm)
  on(publishingEndpoints.report, reportWork, {
    audit: unaudited('made content', 'What a stranger says about a work; what is decided about it is written down.'),
  })
  on(publishingEndpoints.getFeed, getFeed)
  on(publishingEndpoints.getEpub, getEpub)
  on(publishingEndpoints.saveStoreFiles, saveStoreFiles)
  on(publishingEndpoints.showCover, showCover)
  on(publishingEndpoints.hearChapter, hearChapter)
  on(publishingEndpoints.getTranscript, getTranscript)
  on(publishingEndpoints.getSections, getSections)
})
