import { FileCheck } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { productionsTitleWords } from './titles/words.ts'

const group = 'home'
const below = { group, unlisted: true } as const
const title = () => productionsTitleWords.productions

export const productionsRoutes: RouteObject[] = [
  screen(paths.productions, title, async () => (await import('./pages/buying.ts')).ProductionsPage, {
    group,
    unlisted: true,
    leadsOn: true,
  }),
  screen(
    paths.productionOrders,
    title,
    async () => (await import('./pages/buying.ts')).OrdersPage,
    // Found by its name, and no tab beside home, which has none.
    { group, icon: FileCheck, asideOf: paths.home },
  ),
  screen(
    paths.newProductionOrder,
    () => productionsTitleWords.newOrder,
    async () => (await import('./pages/buying.ts')).NewOrderPage,
    below,
  ),
  screen(
    paths.productionOrder,
    () => productionsTitleWords.order,
    async () => (await import('./pages/buying.ts')).OrderPage,
    below,
  ),
  screen(
    paths.productionInvoice,
    () => productionsTitleWords.invoice,
    async () => (await import('./pages/buying.ts')).InvoicePage,
    below,
  ),
  screen(paths.unclaimedTasks, title, async () => (await import('./pages/producing.ts')).UnclaimedPage, below),
  screen(paths.activeTasks, title, async () => (await import('./pages/producing.ts')).ActivePage, below),
  screen(paths.taskHistory, title, async () => (await import('./pages/producing.ts')).HistoryPage, below),
  screen(paths.taskReviews, title, async () => (await import('./pages/producing.ts')).ReviewsPage, below),
  screen(
    paths.taskReview,
    () => productionsTitleWords.review,
    async () => (await import('./pages/producing.ts')).ReviewPage,
    below,
  ),
  screen(paths.producerDashboard, title, async () => (await import('./pages/producing.ts')).DashboardPage, below),
  screen(paths.producerSettings, title, async () => (await import('./pages/producing.ts')).ProducerSettingsPage, below),
  screen(
    paths.producerQualifications,
    () => productionsTitleWords.qualifications,
    async () => (await import('./pages/producing.ts')).QualificationsPage,
    below,
  ),
  screen(
    paths.qualificationAttempt,
    () => productionsTitleWords.test,
    async () => (await import('./pages/producing.ts')).AttemptPage,
    below,
  ),
  screen(paths.adminProductions, title, async () => (await import('./house/pages/house-page.tsx')).HousePage, {
    group: 'account',
    unlisted: true,
    asideOf: paths.admin,
  }),
]
