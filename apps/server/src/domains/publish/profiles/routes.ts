import { profilesEndpoints } from '@vireo/contracts/profiles'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { checkHandle } from './handles/check-handle.ts'
import { getProfile } from './own/get-profile.ts'
import { listPublishedWorks } from './own/list-published-works.ts'
import { listVoices } from './own/list-voices.ts'
import { listWorks } from './own/list-works.ts'
import { presentProfile, presentPublishedWorks, presentVoice, presentWorks } from './own/present-profile.ts'
import { updateProfile } from './own/update-profile.ts'
import { presentPublicProfile, readProfile } from './page/read-profile.ts'
import { reportProfile } from './page/report-profile.ts'
import { showPage } from './page/show-page.ts'
import { getPicture } from './picture/get-picture.ts'
import { pictureUrlOf } from './picture/picture-url.ts'
import { removePicture } from './picture/remove-picture.ts'
import { setPicture } from './picture/set-picture.ts'

export const profilesRoutes = defineRoutes((on) => {
  on(profilesEndpoints.get, getProfile, presentProfile)
  on(profilesEndpoints.update, updateProfile, presentProfile, {
    audit: ['profiles.changed', 'profiles.shown', 'profiles.hidden'],
  })
  on(profilesEndpoints.checkHandle, checkHandle, (checked) => checked)
  on(profilesEndpoints.listVoices, listVoices, (voices, ctx) => ({
    voices: voices.map((voice) => presentVoice(voice, ctx)),
  }))
  on(profilesEndpoints.listWorks, listWorks, presentWorks)
  on(profilesEndpoints.listPublishedWorks, listPublishedWorks, presentPublishedWorks)
  on(profilesEndpoints.setPicture, setPicture, (given, ctx) => ({ picture_url: pictureUrlOf(ctx, given) }), {
    audit: 'profiles.changed',
  })
  on(profilesEndpoints.removePicture, removePicture, () => ({ status: 'ok' as const }), { audit: 'profiles.changed' })
  on(profilesEndpoints.getPicture, getPicture)
  on(profilesEndpoints.read, readProfile, presentPublicProfile)
  on(profilesEndpoints.showPage, showPage)
  on(profilesEndpoints.report, reportProfile, {
    audit: unaudited('made content', 'What a stranger says about a profile; what is decided about it is written down.'),
  })
})
