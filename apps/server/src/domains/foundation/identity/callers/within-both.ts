import type { Permission } from '@vireo/contracts/kit'

type Permissions = 'all' | readonly Permission[]

/** Returns what is permitted by one and by the other. */
export function withinBoth(one: Permissions, other: Permissions): Permissions {
  if (one === 'all') return other
  return other === 'all' ? one : other.filter((permission) => one.includes(permission))
}
