import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'

/** Plans of songs are taken along; they go with the items that they hang on, and those go to the heir. */
export const musicHolding: Holding = {
  tables: ['songs'],
  files: async function* (ctx, { workspaceId }) {
    yield* tableFiles(ctx, { table: 'songs', path: 'music/songs', workspaceId })
  },
}
