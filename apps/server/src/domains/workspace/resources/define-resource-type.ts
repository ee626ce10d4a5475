import type { ResourceTypeDefinition } from '#domains/resource-type.ts'

/** Declares that things of this type have an owner and can be shared; listed in the slice's `resourceTypes`. */
export function defineResourceType(definition: ResourceTypeDefinition): ResourceTypeDefinition {
  return definition
}
