import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { workspaceEvents } from './events.ts'

/** What webhooks are told of this slice, by the `type` in the body. */
export const workspacesPublicEvents = {
  member_joined: definePublicEvent(workspaceEvents, 'workspaces.member-joined', {
    summary: 'Somebody became a member of the workspace.',
    version: 1,
    data: z.object({ user_id: z.string(), role: z.string() }),
    tell: (event) => ({ user_id: event.userId, role: event.role }),
  }),
  member_changed: definePublicEvent(workspaceEvents, 'workspaces.member-changed', {
    summary: 'A member has another role, or was locked or unlocked.',
    version: 1,
    data: z.object({ user_id: z.string(), role: z.string(), is_locked: z.boolean() }),
    tell: (event) => ({
      user_id: event.userId,
      role: event.role,
      is_locked: event.isLocked,
    }),
  }),
  member_left: definePublicEvent(workspaceEvents, 'workspaces.member-removed', {
    summary: 'A member left the workspace, or was removed from it.',
    version: 1,
    data: z.object({ user_id: z.string(), was_removed: z.boolean() }),
    tell: (event) => ({ user_id: event.userId, was_removed: !event.left }),
  }),
  ownership_transferred: definePublicEvent(workspaceEvents, 'workspaces.ownership-transferred', {
    summary: 'Another member owns the workspace.',
    version: 1,
    data: z.object({ user_id: z.string(), former_owner_user_id: z.string() }),
    tell: (event) => ({
      user_id: event.userId,
      former_owner_user_id: event.formerOwnerId,
    }),
  }),
} as const
