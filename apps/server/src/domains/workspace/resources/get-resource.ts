import type { Input } from '@vireo/contracts/kit'
import type { Resource, resourcesEndpoints, ShareOption } from '@vireo/contracts/resources'
import type { With } from '#ports/ports.ts'
import type { Member } from '#workspaces/members/index.ts'
import { findShared, type SharedThing } from './find-shared.ts'
import { everyone } from './principals.ts'
import { listShares } from './resource-store.ts'
import type { ShareRow } from './tables.ts'
import { type People, peopleOf } from './people-of.ts'

export type ResourceView = {
  readonly thing: SharedThing
  readonly shares: readonly ShareRow[]
  readonly people: People
}

/** The shares presented for what is everybody's: every member may view it. */
const sharedWithEverybody: readonly ShareRow[] = [
  { principal_id: everyone, level: 'viewer', member_id: null, group_id: null },
]

/** Returns a resource that the caller may see, and whom it is shared with. Throws `resource_not_found`. */
export async function getResource(
  ctx: With<'settings'>,
  input: Input<typeof resourcesEndpoints.get>,
): Promise<ResourceView> {
  const thing = await findShared(ctx, { type: input.resource_type, id: input.resource_id })
  const [shares, people] = await Promise.all([
    thing.row ? listShares(ctx, input.resource_type, input.resource_id) : sharedWithEverybody,
    peopleOf(ctx),
  ])
  return { thing, shares, people }
}

/** Presents the groups and members that a resource can be shared with. */
export function presentOptions({ members, groups }: People): ShareOption[] {
  return [
    ...groups.map(({ id, name, is_everyone }) => ({ id: is_everyone ? 'default' : id, name, type: 'group' as const })),
    ...members.map(memberOption),
  ]
}

function memberOption({ user_id: id, kind, user }: Member): ShareOption {
  const name = user.first_name ?? user.email
  return { id, name, type: kind === 'person' ? 'user' : 'key' }
}

/** Presents a resource, its shares by access level, and whom else it can be shared with. */
export function presentResource({ thing, shares, people }: ResourceView): Resource {
  const options = presentOptions(people)
  const shared = shares.flatMap((share) => presentShare(share, options, thing, people) ?? [])
  const taken = new Set(shared.map(({ id }) => id))
  const slots: Record<string, string[]> = {}
  for (const { id, level } of shared) (slots[level] ??= []).push(id)
  return {
    resource_id: thing.ref.id,
    resource_name: thing.name,
    resource_type: thing.ref.type,
    creator_user_id: thing.row?.creator_user_id || null,
    anonymous_access_level_override: null,
    role_to_group_ids: slots,
    share_options: thing.row ? options.filter(({ id }) => !taken.has(id)) : [],
    access_level: thing.level,
    owner_user_id: thing.row?.owner_user_id ?? null,
    shares: shared,
  }
}

function presentShare(share: ShareRow, options: ShareOption[], { row }: SharedThing, { members }: People) {
  const id = share.principal_id === everyone ? 'default' : share.principal_id
  const option = options.find((one) => one.id === id)
  if (!option) return undefined
  const email = members.find((member) => member.user_id === id && member.kind === 'person')?.user.email ?? null
  return { ...option, level: share.level, email, is_owner: id === row?.owner_user_id }
}
