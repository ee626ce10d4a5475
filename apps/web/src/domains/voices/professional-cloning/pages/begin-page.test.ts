import { usersEndpoints } from '@vireo/contracts/users'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { documentForTests } from '#users/testing.ts'
import { BeginPage } from './begin-page.tsx'

function shownWhere(isInPlan: boolean): string {
  const document = { ...documentForTests(), can_use_professional_voice_cloning: isInPlan }
  const answers = [[contractQuery(usersEndpoints.getSubscription, {}).queryKey, document]] as const
  return shownForTests(createElement(BeginPage), { answers })
}

test('a professional voice is begun where the plan has it; elsewhere nobody fills in a form that would be refused', () => {
  expect(shownWhere(true)).toContain('<form')
  expect(shownWhere(false)).not.toContain('<form')
  expect(shownWhere(false)).toContain('Your plan has no professional cloning')
  expect(shownWhere(false)).toMatch(/<a [^>]*href="\/app\/subscription"/u)
})
