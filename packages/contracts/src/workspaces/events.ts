import { z } from 'zod'

const Membership = z.object({ workspaceId: z.string(), userId: z.string(), workspaceName: z.string() })

/** What happened to the people of a workspace. */
export const workspaceEvents = {
  'workspaces.member-joined': Membership.extend({ role: z.string() }),
  'workspaces.member-changed': Membership.extend({
    changeId: z.string(),
    role: z.string(),
    isLocked: z.boolean(),
    change: z.enum(['role', 'locked', 'unlocked']),
  }),
  'workspaces.member-removed': Membership.extend({ changeId: z.string(), left: z.boolean() }),
  'workspaces.ownership-transferred': Membership.extend({ changeId: z.string(), formerOwnerId: z.string() }),
} as const
