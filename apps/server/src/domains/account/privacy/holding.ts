import type { Holding } from '#domains/holding.ts'

/** Copies of what an account holds are not part of the next copy; `eraseAccount` removes their files. */
export const privacyHolding: Holding = {
  tables: ['data_exports'],
  files: async function* () {},
}
