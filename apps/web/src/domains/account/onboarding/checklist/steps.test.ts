import { onboardingItems } from '@vireo/contracts/users'
import { expect, test } from 'vitest'

import { countOf, stepsOf } from './steps.ts'

const checklist = (taken: readonly string[], coming: readonly string[]) => ({
  items: onboardingItems.map((id) => ({
    onboarding_checklist_item_id: id,
    item_id: id,
    is_completed: taken.includes(id),
    is_coming: coming.includes(id),
  })),
})

test('what is yet to come is listed, leads nowhere and is not counted', () => {
  const coming = ['create_dub']
  const list = checklist(['design_voice', 'create_dub'], coming)
  expect(countOf(list)).toEqual({ done: 1, all: 6 })
  const steps = stepsOf(list)
  expect(steps.map(({ id }) => id)).toEqual(onboardingItems)
  expect(steps.filter(({ to }) => to === undefined).map(({ id }) => id)).toEqual(expect.arrayContaining(coming))
  expect(steps.find(({ id }) => id === 'generate_api_key')).toMatchObject({ to: '/docs', isOutside: true })
  expect(steps.find(({ id }) => id === 'join_affiliate')).toMatchObject({ to: '/affiliates', isOutside: true })
})
