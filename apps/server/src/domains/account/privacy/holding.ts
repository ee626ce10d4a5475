import type { Holding } from '#domains/holding.ts'

/** Leaves copies out of the next copy; `eraseAccount` removes their files. */
export const privacyHolding: Holding = {
  tables: ['data_exports'],
  files: async function* () {},
}
