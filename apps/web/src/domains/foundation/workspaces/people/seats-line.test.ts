import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { SeatsLine } from './seats-line.tsx'

const { seatsStatus, listWorkspaces } = workspacesEndpoints

function shown(used: number, pending: number, permissions: readonly string[] = ['workspace_members_invite']): string {
  const answers = [
    [contractQuery(seatsStatus, {}).queryKey, { used, max: 3, pending_invites: pending }],
    [contractQuery(listWorkspaces, {}).queryKey, { workspaces: [{ is_current: true, permissions }] }],
  ] as const
  return shownForTests(createElement(SeatsLine), { answers })
}

test.each([
  [1, 1, /^1 of 3 seats taken · one invitation waits$/u],
  [3, 0, /^3 of 3 seats taken Every seat is taken\. Remove somebody/u],
  [1, 2, /^1 of 3 seats taken · 2 invitations wait Whoever is invited holds a seat too, so none is left\. Remove/u],
])('%d members and %d invitations: why no seat is left', (used, pending, text) => {
  expect(
    shown(used, pending)
      .replaceAll(/<[^>]+>/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ).toMatch(text)
})

test('who may not invite is not told how to make room', () => {
  expect(shown(3, 0, [])).toContain('Every seat is taken.')
  expect(shown(3, 0, [])).not.toContain('Remove somebody')
})
