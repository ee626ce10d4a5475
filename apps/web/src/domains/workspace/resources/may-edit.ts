import type { AccessLevel } from '@vireo/contracts/resources'

/** Tells whether one may change a thing that is shared with one. */
export function mayEdit({ permission_on_resource: level }: { readonly permission_on_resource: AccessLevel | null }) {
  return level === 'editor' || level === 'admin'
}
