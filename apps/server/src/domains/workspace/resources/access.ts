import { type AccessLevel, accessLevels, type ResourceType } from '@vireo/contracts/resources'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { seesEverything } from './principals.ts'
import { findLevels, findLevelsOf } from './visibility-store.ts'

export type ResourceRef = { readonly type: ResourceType; readonly id: string }

/** Returns the caller's highest access level to a resource; undefined when they may not see it. */
export async function accessTo(ctx: Context, { type, id }: ResourceRef): Promise<AccessLevel | undefined> {
  if (seesEverything(ctx.actor)) return 'admin'
  return highest(await findLevels(ctx, type, id))
}

/**
 * Returns the caller's access level to each of several resources of a type, in one query; those they may not see are
 * left out.
 */
export async function accessToAll(
  ctx: Context,
  type: ResourceType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccessLevel>> {
  if (seesEverything(ctx.actor)) return new Map(ids.map((id) => [id, 'admin']))
  const levels = new Map<string, AccessLevel>()
  for (const { id, level } of await findLevelsOf(ctx, type, ids))
    levels.set(id, highest([level, levels.get(id) ?? level]) ?? level)
  return levels
}

/** Returns the highest of several access levels; undefined for none. */
export function highest(levels: readonly AccessLevel[]): AccessLevel | undefined {
  return accessLevels.toReversed().find((level) => levels.includes(level))
}

/** Reports whether an access level is at least `least`. */
export function reaches(level: AccessLevel, least: AccessLevel): boolean {
  return accessLevels.indexOf(level) >= accessLevels.indexOf(least)
}

/**
 * Throws `resource_not_found` when the caller may not see a resource, and `forbidden` when they may see it but not do
 * this much. Whether it exists is for its slice to find out.
 */
export async function assertAccess(ctx: Context, ref: ResourceRef, least: AccessLevel): Promise<AccessLevel> {
  const level = await accessTo(ctx, ref)
  if (!level) throw new AppError('resource_not_found')
  if (!reaches(level, least))
    throw new AppError('forbidden', { message: `This takes the access level ${least}; yours is ${level}.` })
  return level
}
