import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { isFull } from './queries.ts'
import { SeatsLine } from './seats-line.tsx'

const noSeats = { workspace_admin: 0, workspace_member: 0, workspace_lite_member: 0 }

function shown(used: number, pending: number): string {
  const seats = { used, max: 3, pending_invites: pending }
  const answers = [[contractQuery(workspacesEndpoints.seatsStatus, {}).queryKey, seats]] as const
  return shownForTests(createElement(SeatsLine), { answers }).replaceAll(/<[^>]+>/gu, '')
}

test.each([
  [1, 0, '1 of 3 seats taken'],
  [1, 1, '1 of 3 seats taken · 1 invitation pending'],
  [3, 0, '3 of 3 seats taken · no seat left'],
  [1, 2, '1 of 3 seats taken · 2 invitations pending · no seat left'],
])('%d members and %d invitations: how many seats are left', (used, pending, text) => {
  expect(shown(used, pending)).toBe(text)
})

test.each([
  [2, 0, false],
  [3, 0, true],
  [1, 2, true],
])('%d members and %d invitations of 3: whoever is invited holds a seat, too', (used, pending, full) => {
  expect(isFull({ used, pending_invites: pending, max: 3, by_seat_type: noSeats })).toBe(full)
})
