import { defineHook, type Hook } from '#kernel/hooks.ts'
import type { ResourceTypeDefinition } from '#domains/resource-type.ts'

/** Gathers every type of resource that some slice declared, by name. */
export const resourceTypes: Hook<[], ReadonlyMap<string, ResourceTypeDefinition>> = defineHook(
  'resources.resourceTypes',
)
