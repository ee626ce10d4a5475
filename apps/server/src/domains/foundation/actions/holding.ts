import type { Holding } from '#domains/holding.ts'

/** Codes are hashes that say nothing about a person; they go away with them. */
export const actionHolding: Holding = {
  tables: ['action_codes'],
  files: async function* () {},
}
