import { z } from 'zod'
import { coded, defineEndpoint, Ok } from '../kit/index.ts'
import { MessagePage } from './schemas.ts'
import { NotificationChange, NotificationPreferences, WorkspaceNotificationPreferences } from './topics.ts'

export const notificationsEndpoints = {
  listMessages: defineEndpoint({
    id: 'notifications.listMessages',
    method: 'GET',
    path: '/v1/messages',
    summary: 'List your messages, newest first',
    access: { scope: 'user_read' },
    query: z.object({
      page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
      cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
    }),
    success: { status: 200, schema: MessagePage },
    errors: ['invalid_page_size', 'invalid_cursor'],
  }),
  readMessage: defineEndpoint({
    id: 'notifications.readMessage',
    method: 'POST',
    path: '/v1/messages/:message_id/read',
    summary: 'Mark a message as read',
    access: { scope: 'user_write' },
    params: z.object({ message_id: z.string().min(1).max(64) }),
    success: { status: 200, schema: Ok },
    errors: ['message_not_found'],
  }),
  readAllMessages: defineEndpoint({
    id: 'notifications.readAllMessages',
    method: 'POST',
    path: '/v1/messages/read',
    summary: 'Mark every message as read',
    access: { scope: 'user_write' },
    success: { status: 200, schema: Ok },
    errors: [],
  }),
  getPreferences: defineEndpoint({
    id: 'notifications.getPreferences',
    method: 'GET',
    path: '/v1/user/notification-preferences',
    summary: 'How you hear of what happens in the workspace',
    access: { scope: 'user_read' },
    success: { status: 200, schema: NotificationPreferences },
    errors: [],
  }),
  setPreferences: defineEndpoint({
    id: 'notifications.setPreferences',
    method: 'PATCH',
    path: '/v1/user/notification-preferences',
    summary: 'Choose how you hear of what happens in the workspace',
    access: { scope: 'user_write' },
    body: NotificationChange,
    success: { status: 200, schema: Ok },
    errors: [],
  }),
  getWorkspacePreferences: defineEndpoint({
    id: 'notifications.getWorkspacePreferences',
    method: 'GET',
    path: '/v1/workspace/notification-preferences',
    summary: 'How members hear of what happens in the workspace, unless they choose otherwise',
    access: { scope: 'workspace_read' },
    success: { status: 200, schema: WorkspaceNotificationPreferences },
    errors: [],
  }),
  setWorkspacePreferences: defineEndpoint({
    id: 'notifications.setWorkspacePreferences',
    method: 'PATCH',
    path: '/v1/workspace/notification-preferences',
    summary: 'Decide how members hear of what happens in the workspace; for admins',
    access: { scope: 'workspace_write' },
    body: NotificationChange,
    success: { status: 200, schema: Ok },
    errors: [],
  }),
} as const
