import type { SliceName } from '../../../../product-map.ts'
import type { Arrival } from '../http/arrivals.ts'
import type { Binding, ChannelBinding } from '../http/routes.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import type { Subscription } from '../jobs/define-subscription.ts'
import type { Holding } from './holding.ts'
import type { HookAnswer } from '../kernel/hooks.ts'
import type { ResourceTypeDefinition } from './resource-type.ts'
import type { StoredFiles } from './stored-files.ts'

/** What a slice says of itself in its `slice.ts`; the registry of all is generated from what says it. */
export type Slice = {
  readonly name: SliceName
  readonly routes?: readonly Binding[]
  /** Where other sites send a browser back to. */
  readonly arrivals?: readonly Arrival[]
  readonly channels?: readonly ChannelBinding[]
  readonly jobs?: readonly JobDefinition[]
  readonly subscriptions?: readonly Subscription[]
  readonly holding?: Holding
  /** Where its rows name files in the storage. */
  readonly storedFiles?: readonly StoredFiles[]
  /** Types of things in this slice that have an owner and can be shared. */
  readonly resourceTypes?: readonly ResourceTypeDefinition[]
  /** What this slice answers to the questions of those below it. */
  readonly answers?: readonly HookAnswer[]
}
