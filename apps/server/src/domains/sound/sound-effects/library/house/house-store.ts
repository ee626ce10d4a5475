import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { LibrarySound } from '../catalogue/library-sounds.ts'
import { wordsOf } from '../store/sound-store.ts'
import type { SharedSoundId } from '../store/tables.ts'

/** Tells whether the sounds of the house are those of this edition. */
export async function isStocked(ctx: Context, edition: string): Promise<boolean> {
  const { found } = await ctx.db.one<{ found: boolean }>(sql`
    select exists (select from shared_sounds where workspace_id is null and edition = ${edition}) as found`)
  return found
}

/**
 * Writes the sounds of the house into the library, in their order, and takes out those that are no longer among them. What people
 * like and took stays with those that stay; how they sound has to be found out again.
 */
export async function stock(
  ctx: TransactionContext,
  edition: string,
  sounds: readonly LibrarySound[],
  featured: ReadonlySet<string>,
): Promise<void> {
  const rows = sounds.map(({ id, category, endless, english, german }, at) => ({
    id,
    category,
    is_loop: endless,
    name: english,
    name_de: german,
    is_featured: featured.has(english),
    rank: -at,
    words: wordsOf({ name: english, name_de: german, category, tags: [], author: null }),
  }))
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended('shared-sounds:house', 0))`)
  if (await isStocked(ctx, edition)) return
  await ctx.db.run(sql`
    delete from shared_sounds where workspace_id is null and not id = any(${rows.map(({ id }) => id)}::text[])`)
  await ctx.db.run(sql`
    insert into shared_sounds (id, edition, name, name_de, prompt, category, tags, licence, is_loop, is_featured, words,
      rank, like_count, purchased_count, trending, shared_at)
    select id, ${edition}, name, name_de, name, category, '{}', 'cc0', is_loop, is_featured,
      to_tsvector('simple', words), rank, 0, 0, 0, ${ctx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id text, category text, is_loop boolean, name text, name_de text, is_featured boolean, rank int,
        words text)
    on conflict (id) do update set edition = excluded.edition, name = excluded.name, name_de = excluded.name_de,
      prompt = excluded.prompt, category = excluded.category, is_loop = excluded.is_loop,
      is_featured = excluded.is_featured, words = excluded.words, rank = excluded.rank, duration_ms = null,
      peaks = null, print = null`)
}

/** Lists sounds of the house of which nobody knows yet how they sound. */
export async function listUnmade(ctx: Context, limit: number): Promise<SharedSoundId[]> {
  const rows = await ctx.db.many<{ id: SharedSoundId }>(sql`
    select id from shared_sounds where workspace_id is null and print is null order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}
