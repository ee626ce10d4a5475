import { z } from 'zod'

const share = {
  workspaceId: z.string(),
  userId: z.string(),
  resourceType: z.string(),
  resourceId: z.string(),
  /** The id of a member, a machine or a group; `everyone` is every member. */
  sharedWith: z.string(),
}

/** Who may see a thing has changed. */
export const resourceEvents = {
  'resources.shared': z.object({ ...share, level: z.string() }),
  'resources.unshared': z.object(share),
} as const
