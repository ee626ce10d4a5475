import type { Slice } from '../../slice.ts'
import { notificationHolding } from './holding.ts'
import { notificationJobs } from './jobs.ts'
import { notificationRoutes } from './routes.ts'
import { notificationSubscriptions } from './subscriptions.ts'

export const notificationsSlice: Slice = {
  name: 'notifications',
  routes: notificationRoutes,
  jobs: notificationJobs,
  subscriptions: notificationSubscriptions,
  holding: notificationHolding,
}
