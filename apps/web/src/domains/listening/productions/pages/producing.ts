// In one file, since they share most of what they are made of; what is heavy in them comes when it is shown.
export { ActivePage } from './active-page.tsx'
export { DashboardPage } from './dashboard-page.tsx'
export { HistoryPage } from './history-page.tsx'
export { ProducerSettingsPage } from './producer-settings-page.tsx'
export { QualificationsPage } from './qualifications-page.tsx'
export { ReviewPage } from './later-review-page.ts'
export { ReviewsPage } from './reviews-page.tsx'
export { UnclaimedPage } from './unclaimed-page.tsx'
