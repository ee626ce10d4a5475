import { type OnboardingChecklist, onboardingItems } from '@vireo/contracts/users'
import type { ChecklistRow } from '../tables.ts'
import { isComing } from './coming-items.ts'

/** Presents somebody's first steps, those that are still to come included. */
export function presentChecklist({ id, is_hidden: hidden, taken }: ChecklistRow): OnboardingChecklist {
  return {
    checklist_id: id,
    hidden,
    items: onboardingItems.map((itemId) => ({
      onboarding_checklist_item_id: itemId,
      item_id: itemId,
      is_completed: taken.includes(itemId),
      is_coming: isComing(itemId),
    })),
  }
}
