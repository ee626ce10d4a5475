import { later } from '#kit/later.tsx'

/** Shows a task that is reviewed; fetched when somebody reviews one. */
export const ReviewPage = later(async () => ({ default: (await import('./review-page.tsx')).ReviewPage }))
