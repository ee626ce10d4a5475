import type { AccessLevel } from '@vireo/contracts/resources'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { accessTo, type ResourceRef } from './access.ts'
import type { ResourceTypeDefinition } from '#domains/resource-type.ts'
import { resourceTypes } from './hooks.ts'
import { findResource } from './resource-store.ts'
import type { ResourceRow } from './tables.ts'

export type SharedThing = {
  readonly ref: ResourceRef
  readonly definition: ResourceTypeDefinition
  readonly name: string
  /** Absent for what is everybody's: nobody owns it here. */
  readonly row: ResourceRow | undefined
  /** What the caller may do with it. */
  readonly level: AccessLevel
}

/**
 * Finds a resource that the caller may see, with its name, owner and their access level. Throws `resource_not_found`.
 */
export async function findShared(ctx: With<'settings'>, ref: ResourceRef): Promise<SharedThing> {
  const definition = (await ctx.hooks.ask(resourceTypes)).get(ref.type)
  const [level, row, thing] = await Promise.all([
    accessTo(ctx, ref),
    findResource(ctx, ref.type, ref.id),
    definition?.find(ctx, ref.id),
  ])
  if (!definition || !thing) throw new AppError('resource_not_found')
  const found = { ref, definition, name: thing.name, row }
  if (row && level) return { ...found, level }
  if (!row && thing.isEverybodys) return { ...found, level: 'viewer' }
  throw new AppError('resource_not_found')
}
