// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import { fieldPermissions } from './field-permissions.ts'

/** What a credential may be limited to. */
export const permissions = [
  ...fieldPermissions,
  'publishing_read',
  'publishing_write',
  'productions_read',
  'productions_write',
] as const

export type Permission = (typeof permissions)[number]
