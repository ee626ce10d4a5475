import { later } from '#kit/later.tsx'

/** Shows how far somebody is with their first steps. */
export const ChecklistCard = later(async () => ({
  default: (await import('./checklist/checklist-card.tsx')).ChecklistCard,
}))
