import type { Holding } from '#domains/holding.ts'

/** Leaves action codes out: they are hashes that say nothing about a person, and are deleted with them. */
export const actionHolding: Holding = {
  tables: ['action_codes'],
  files: async function* () {},
}
