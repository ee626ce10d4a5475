import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { listMessages } from './list-messages.ts'
import { getPreferences, getWorkspacePreferences } from './preferences/get-preferences.ts'
import { setPreferences, setWorkspacePreferences } from './preferences/set-preferences.ts'
import { presentMessages } from './present-message.ts'
import { readAllMessages } from './read-all-messages.ts'
import { readMessage } from './read-message.ts'

const ok = () => ({ status: 'ok' as const })

export const notificationRoutes = defineRoutes((on) => {
  on(api.notifications.listMessages, listMessages, presentMessages)
  on(api.notifications.readMessage, readMessage, ok)
  on(api.notifications.readAllMessages, readAllMessages, ok)
  on(api.notifications.getPreferences, getPreferences, (answer) => answer)
  on(api.notifications.setPreferences, setPreferences, ok)
  on(api.notifications.getWorkspacePreferences, getWorkspacePreferences, (answer) => answer)
  on(api.notifications.setWorkspacePreferences, setWorkspacePreferences, ok)
})
