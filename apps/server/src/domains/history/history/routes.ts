import { historyEndpoints } from '@vireo/contracts/history'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { deleteItem } from './deletion/delete-item.ts'
import { downloadItems } from './downloads/download-items.ts'
import { getAudioForStaff } from './audio/get-audio-for-staff.ts'
import { getAudio } from './audio/get-audio.ts'
import { showItem } from './show-item.ts'
import { giveFeedback } from './feedback/give-feedback.ts'
import { setRetention } from './retention/set-retention.ts'
import { getSettings } from './retention/get-settings.ts'
import { listItems } from './list-items.ts'
import { presentItem, presentPage } from './present-item.ts'
import { presentSettings } from './retention/present-settings.ts'
import { restoreItem } from './deletion/restore-item.ts'

const ok = () => ({ status: 'ok' as const })

export const historyRoutes = defineRoutes((on) => {
  on(historyEndpoints.list, listItems, presentPage)
  on(historyEndpoints.get, showItem, presentItem)
  on(historyEndpoints.getAudio, getAudio)
  on(historyEndpoints.getAudioForStaff, getAudioForStaff, { audit: 'history.audio-heard-by-staff' })
  on(historyEndpoints.download, downloadItems, {
    audit: unaudited('reads only', 'copies of recordings that one may hear'),
  })
  on(historyEndpoints.giveFeedback, giveFeedback, ok, {
    audit: unaudited('made content', 'an opinion, kept with the recording'),
  })
  on(historyEndpoints.delete, deleteItem, ok, { audit: 'history.item-deleted' })
  on(historyEndpoints.restore, restoreItem, presentItem, { audit: 'history.item-restored' })
  on(historyEndpoints.getSettings, getSettings, presentSettings)
  on(historyEndpoints.setRetention, setRetention, presentSettings, { audit: 'history.retention-changed' })
})
