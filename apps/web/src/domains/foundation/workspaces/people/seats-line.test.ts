import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { InviteButton } from '../invites/invite-button.tsx'
import { SeatsLine } from './seats-line.tsx'

const { seatsStatus, listWorkspaces } = workspacesEndpoints

const mayInvite: readonly string[] = ['workspace_members_invite']

function shown(
  used: number,
  pending: number,
  permissions = mayInvite,
  element: ReactElement = createElement(SeatsLine),
): string {
  const answers = [
    [contractQuery(seatsStatus, {}).queryKey, { used, max: 3, pending_invites: pending }],
    [contractQuery(listWorkspaces, {}).queryKey, { workspaces: [{ is_current: true, permissions }] }],
  ] as const
  return shownForTests(element, { answers })
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

test.each([
  [2, 0, false],
  [3, 0, true],
  [1, 2, true],
])('%d members and %d invitations of 3: nobody can be asked for whom there is no seat', (used, pending, isHeld) => {
  const invite = createElement(InviteButton, { reasonId: 'seats', onInvite: () => undefined })
  const button = shown(used, pending, mayInvite, invite)
  expect(/ disabled=""/u.test(button)).toBe(isHeld)
  expect(button.includes('aria-describedby="seats"')).toBe(isHeld)
  expect(shown(used, pending).includes('href="/app/subscription"')).toBe(isHeld)
})
