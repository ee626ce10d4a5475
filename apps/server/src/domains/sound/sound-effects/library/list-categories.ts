import type { SoundCategories } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { stockLibrary } from './house/stock-library.ts'
import { countByCategory } from './store/search-store.ts'

/** Counts the sounds of each category that the library has any of. */
export async function listCategories(ctx: Context): Promise<SoundCategories> {
  await stockLibrary(ctx)
  return { categories: await countByCategory(ctx) }
}
