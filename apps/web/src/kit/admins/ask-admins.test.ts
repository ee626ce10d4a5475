import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '../api/index.ts'
import { standIn } from '../testing/stand-in.testing.ts'
import { shownForTests } from '../testing.ts'
import { AdminsHint, AskAdminsButton } from './ask-admins.tsx'

const { queryKey } = contractQuery(workspacesEndpoints.listMembers, {})
const member = (email: string, seat_type = 'workspace_admin', is_locked = false) => ({
  email,
  first_name: email.startsWith('ada') ? 'Ada' : null,
  seat_type,
  is_locked,
})
const people = [
  member('ada@vireo.test'),
  member('gone@vireo.test', 'workspace_admin', true),
  member('carl@vireo.test', 'workspace_member'),
  member('bo@vireo.test'),
]

test('whoever may not do something reads who can help, and writes to them about this very page', () => {
  standIn('location', { href: 'https://vireo.test/app/usage?days=7' })
  const answers = [[queryKey, people]] as const
  expect(shownForTests(createElement(AdminsHint, { isSaid: true }), { answers })).toContain(
    'Ask Ada (ada@vireo.test) or bo@vireo.test.',
  )
  const shown = shownForTests(createElement(AskAdminsButton), { answers })
  const letter = new URL(/href="([^"]*)"/u.exec(shown)?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect(letter.pathname).toBe('ada@vireo.test,bo@vireo.test')
  expect(letter.searchParams.get('body')).toContain('https://vireo.test/app/usage?days=7')
})

test('where nobody is known there is no button that leads to nobody', () => {
  standIn('location', { href: 'https://vireo.test/app/usage' })
  for (const answers of [[], [[queryKey, [member('carl@vireo.test', 'workspace_member')]]]] as const) {
    expect(shownForTests(createElement(AskAdminsButton), { answers })).toBe('')
    expect(shownForTests(createElement(AdminsHint), { answers })).toContain('Only admins can do this.')
  }
})
