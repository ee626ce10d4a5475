import { defineContract } from '../kit/index.ts'
import { notificationsAudit } from './audit.ts'
import { notificationsEndpoints } from './endpoints.ts'
import { notificationErrors } from './errors.ts'

export const notificationsContract = defineContract({
  endpoints: notificationsEndpoints,
  errors: notificationErrors,
  ids: { message: 'msg' },
  audit: notificationsAudit,
  screens: { settings: { notifications: '/app/settings/notifications' } },
})
