import type { OnboardingChecklist } from '@vireo/contracts/users'
import { showSuccess } from '@vireo/ui'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'
import { onboardingWords } from '../words.ts'

const storageKey = 'vireo.checklist-told'
const Told = z.object({ id: z.string(), items: z.array(z.string()) })

/**
 * Congratulates on each step that was taken since this browser last saw the list, in one tab alone. What was taken before it saw
 * it at all is no news.
 */
export async function tellOfSteps({ checklist_id: id, items }: OnboardingChecklist): Promise<void> {
  const taken = items.filter((item) => item.is_completed).map((item) => item.item_id)
  await alone(() => {
    const told = readStored(storageKey, Told)
    const known = told?.id === id ? told.items : undefined
    writeStored(storageKey, { id, items: taken })
    for (const _ of known ? taken.filter((item) => !known.includes(item)) : [])
      showSuccess(onboardingWords.congratulations)
  })
}

/** Calls what no other tab may do meanwhile; where a browser has no locks, at once. */
async function alone(act: () => void): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>
  if (locks) await locks.request(storageKey, async () => act())
  else act()
}
