import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { resourceEvents } from './events.ts'

const share = {
  resource_type: z.string(),
  resource_id: z.string(),
  shared_with: z.string(),
  user_id: z.string(),
}

const sharedThing = (event: z.output<(typeof resourceEvents)['resources.unshared']>) => ({
  resource_type: event.resourceType,
  resource_id: event.resourceId,
  shared_with: event.sharedWith,
  user_id: event.userId,
})

/** What webhooks are told of this slice, by the `type` in the body. */
export const resourcesPublicEvents = {
  resource_shared: definePublicEvent(resourceEvents, 'resources.shared', {
    summary: 'A thing was shared with a member, a group, a machine or everyone, or how far was changed.',
    version: 1,
    data: z.object({ ...share, access_level: z.string() }),
    tell: (event) => ({ ...sharedThing(event), access_level: event.level }),
  }),
  resource_unshared: definePublicEvent(resourceEvents, 'resources.unshared', {
    summary: 'A thing is no longer shared with a member, a group, a machine or everyone.',
    version: 1,
    data: z.object(share),
    tell: sharedThing,
  }),
} as const
