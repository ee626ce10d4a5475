import { notificationsEndpoints } from '@vireo/contracts/notifications'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { listMessages } from './messages/list-messages.ts'
import { getPreferences } from './preferences/get-preferences.ts'
import { getWorkspacePreferences } from './preferences/get-workspace-preferences.ts'
import { setPreferences } from './preferences/set-preferences.ts'
import { setWorkspacePreferences } from './preferences/set-workspace-preferences.ts'
import { presentMessages } from './messages/present-message.ts'
import { readAllMessages } from './messages/read-all-messages.ts'
import { readMessage } from './messages/read-message.ts'

const ok = () => ({ status: 'ok' as const })

export const notificationRoutes = defineRoutes((on) => {
  on(notificationsEndpoints.listMessages, listMessages, presentMessages)
  on(notificationsEndpoints.readMessage, readMessage, ok, {
    audit: unaudited('bookkeeping', 'one’s own message was seen'),
  })
  on(notificationsEndpoints.readAllMessages, readAllMessages, ok, {
    audit: unaudited('bookkeeping', 'one’s own messages were seen'),
  })
  on(notificationsEndpoints.getPreferences, getPreferences, (answer) => answer)
  on(notificationsEndpoints.setPreferences, setPreferences, ok, {
    audit: unaudited('own preference', 'which mails one gets'),
  })
  on(notificationsEndpoints.getWorkspacePreferences, getWorkspacePreferences, (answer) => answer)
  on(notificationsEndpoints.setWorkspacePreferences, setWorkspacePreferences, ok, {
    audit: 'notifications.workspace-preferences-changed',
  })
})
