import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { countListen } from './analytics/count-listen.ts'
import { exportAnalytics } from './analytics/export-analytics.ts'
import { getAnalytics } from './analytics/get-analytics.ts'
import { updateContent } from './content/update-content.ts'
import { updateFromUrl } from './content/update-from-url.ts'
import { addDomain } from './domains/add-domain.ts'
import { checkDomain } from './domains/check-domain.ts'
import { listDomains, presentDomain, presentDomains } from './domains/list-domains.ts'
import { removeDomain } from './domains/remove-domain.ts'
import { convertPage } from './pages/convert-page.ts'
import { listPages, presentPage, presentPages } from './pages/list-pages.ts'
import { updatePage } from './pages/update-page.ts'
import { getMarks } from './player/get-marks.ts'
import { getWords } from './player/get-words.ts'
import { hear } from './player/hear.ts'
import { previewPlayer } from './player/preview-player.ts'
import { showPlayer } from './player/show-player.ts'
import { assertHasAudioNative, getProject } from './policy.ts'
import { createProject } from './projects/create-project.ts'
import { deleteProject } from './projects/delete-project.ts'
import { getSettings } from './projects/get-settings.ts'
import { listProjects, presentProject, presentProjects } from './projects/list-projects.ts'
import { updateProject } from './projects/update-project.ts'

const same = <T>(answer: T) => answer
const ok = () => ({ status: 'ok' as const })

export const audioNativeRoutes = defineRoutes((on) => {
  on(audioNativeEndpoints.create, createProject, same, {
    audit: 'audio-native.created',
    beforeBody: assertHasAudioNative,
  })
  on(audioNativeEndpoints.getSettings, getSettings, same)
  on(audioNativeEndpoints.updateContent, updateContent, same, {
    audit: 'audio-native.content-changed',
    beforeBody: async (ctx, { project_id }) => {
      await getProject(ctx, { project_id })
      await assertHasAudioNative(ctx)
    },
  })
  on(audioNativeEndpoints.updateFromUrl, updateFromUrl, same, { audit: 'audio-native.content-changed' })
  on(audioNativeEndpoints.listDomains, listDomains, presentDomains)
  on(audioNativeEndpoints.addDomain, addDomain, presentDomain, { audit: 'audio-native.domain-added' })
  on(audioNativeEndpoints.checkDomain, checkDomain, presentDomain, {
    audit: ['audio-native.domain-verified', 'audio-native.domain-failed'],
  })
  on(audioNativeEndpoints.removeDomain, removeDomain, ok, { audit: 'audio-native.domain-removed' })
  on(audioNativeEndpoints.listProjects, listProjects, presentProjects)
  on(audioNativeEndpoints.updateProject, updateProject, presentProject, { audit: 'audio-native.changed' })
  on(audioNativeEndpoints.deleteProject, deleteProject, ok, { audit: 'audio-native.deleted' })
  on(audioNativeEndpoints.listPages, listPages, presentPages)
  on(audioNativeEndpoints.updatePage, updatePage, presentPage, { audit: 'audio-native.page-changed' })
  on(audioNativeEndpoints.convertPage, convertPage, presentPage, { audit: 'audio-native.page-converted' })
  on(audioNativeEndpoints.getAnalytics, getAnalytics, same)
  on(audioNativeEndpoints.exportAnalytics, exportAnalytics)
  on(audioNativeEndpoints.getMarks, getMarks)
  on(audioNativeEndpoints.showPlayer, showPlayer)
  on(audioNativeEndpoints.previewPlayer, previewPlayer)
  on(audioNativeEndpoints.hear, hear)
  on(audioNativeEndpoints.getWords, getWords, same)
  on(audioNativeEndpoints.countListen, countListen, ok, {
    audit: unaudited('made content', 'What strangers heard of a page, counted without saying who.'),
  })
})
