import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { deleteItem } from './delete-item.ts'
import { downloadItems } from './download-items.ts'
import { getAudioForStaff } from './get-audio-for-staff.ts'
import { getAudio } from './get-audio.ts'
import { showItem } from './get-item.ts'
import { giveFeedback } from './give-feedback.ts'
import { getSettings, setRetention } from './history-settings.ts'
import { listItems } from './list-items.ts'
import { presentItem, presentPage } from './present-item.ts'
import { presentSettings } from './present-settings.ts'
import { restoreItem } from './restore-item.ts'

const ok = () => ({ status: 'ok' as const })

export const historyRoutes = defineRoutes((on) => {
  on(api.history.list, listItems, presentPage)
  on(api.history.get, showItem, presentItem)
  on(api.history.getAudio, getAudio)
  on(api.history.getAudioForStaff, getAudioForStaff)
  on(api.history.download, downloadItems)
  on(api.history.giveFeedback, giveFeedback, ok)
  on(api.history.delete, deleteItem, ok)
  on(api.history.restore, restoreItem, presentItem)
  on(api.history.getSettings, getSettings, presentSettings)
  on(api.history.setRetention, setRetention, presentSettings)
})
