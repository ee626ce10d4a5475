import { expect, test } from 'vitest'
import { memberChangedNotice, memberRemovedNotice, newOwnerNotice } from './workspace-notices.ts'

const membership = { workspaceId: 'ws_1', userId: 'user_1', workspaceName: 'Studio', changeId: 'evt_1' }

test.each([
  [{ change: 'role', role: 'admin', isLocked: false }, 'You are now an admin of “Studio”', false],
  [{ change: 'locked', role: 'editor', isLocked: true }, 'You were locked out of “Studio”', true],
  [{ change: 'unlocked', role: 'editor', isLocked: false }, 'You can work in “Studio” again', false],
] as const)('a member is told of %o, by mail only where they are locked out', (change, title, mailed) => {
  const notice = memberChangedNotice({ ...membership, ...change })
  expect([notice.say('en').title, notice.mailed]).toEqual([title, mailed])
})

test('whoever was removed, or owns a workspace now, hears of it also by mail, once for each change', () => {
  const removed = memberRemovedNotice({ ...membership, left: false })
  expect(removed.say('en').title).toBe('You no longer belong to “Studio”')
  expect(removed).toMatchObject({ occasion: 'membership evt_1', mailed: true })
  expect(newOwnerNotice({ ...membership, formerOwnerId: 'user_2' })).toMatchObject({ mailed: true })
})
