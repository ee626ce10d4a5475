import type { Holding } from '#domains/holding.ts'

/** Letters are on their way to a person's own mailbox, and forgotten after thirty days wherever they are. */
export const mailHolding: Holding = {
  tables: ['letters'],
  files: async function* () {},
}
