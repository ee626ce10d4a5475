import { ambiences } from './ambiences.ts'
import type { Family } from './family.ts'
import { imagined } from './imagined.ts'
import { modern } from './modern.ts'
import { nature } from './nature.ts'
import { objects } from './objects.ts'

export { type Family, type Group, groups } from './family.ts'

/** Everything that can be made. */
export const families: readonly Family[] = [...nature, ...objects, ...modern, ...imagined, ...ambiences]
