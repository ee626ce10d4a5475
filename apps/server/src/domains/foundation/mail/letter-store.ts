import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { LetterRow, SealedContent } from './tables.ts'

const columns = raw('id, channel, kind, recipient, subject, content, state, last_error, created_at')

/** Inserts a letter that waits for its delivery. */
export async function insertLetter(ctx: Context, letter: Omit<LetterRow, 'state' | 'last_error'>): Promise<void> {
  await ctx.db.run(sql`
    insert into letters (id, channel, kind, recipient, subject, content, state, created_at)
    values (${letter.id}, ${letter.channel}, ${letter.kind}, ${letter.recipient}, ${letter.subject},
      ${JSON.stringify(letter.content)}::jsonb, 'waiting', ${letter.created_at})`)
}

/** Finds a letter by its id. */
export function findLetter(ctx: Context, id: string): Promise<LetterRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from letters where id = ${id}`)
}

/** Lists up to `limit` letters that no carrier has taken, newest first. */
export function listUndelivered(ctx: Context, limit: number): Promise<LetterRow[]> {
  return ctx.db.many(sql`
    select ${columns} from letters where state <> 'sent' order by created_at desc, id desc limit ${limit}`)
}

/** Marks a letter as sent and erases its content. */
export async function markSent(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update letters set state = 'sent', content = null, last_error = null, settled_at = ${ctx.now()} where id = ${id}`)
}

/** Marks a letter as kept for the outbox page, because there is no carrier. */
export async function markKept(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update letters set state = 'kept', settled_at = ${ctx.now()} where id = ${id}`)
}

/** Replaces a letter's content by its sealed form. */
export async function updateContent(ctx: Context, id: string, content: SealedContent): Promise<void> {
  await ctx.db.run(sql`update letters set content = ${JSON.stringify(content)}::jsonb where id = ${id}`)
}

/** Lists up to `limit` letters of earlier releases, which were stored unsealed. */
export function listUnsealed(ctx: Context, limit: number): Promise<LetterRow[]> {
  return ctx.db.many(sql`
    select ${columns} from letters
    where state in ('kept', 'failed') and content is not null and not content ? 'sealed' limit ${limit}`)
}

/** Marks a letter as failed for good, with the reason. */
export async function markFailed(ctx: Context, id: string, reason: string): Promise<void> {
  await ctx.db.run(sql`
    update letters set state = 'failed', last_error = ${reason}, settled_at = ${ctx.now()} where id = ${id}`)
}

export type LetterCounts = {
  readonly waiting: number
  readonly failed: number
  readonly kept: number
  readonly oldest_waiting_at: Date | null
}

/** Counts the letters that no carrier has taken. */
export function countLetters(ctx: Context): Promise<LetterCounts> {
  return ctx.db.one(sql`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'kept') as kept, min(created_at) filter (where state = 'waiting') as oldest_waiting_at
    from letters where state <> 'sent'`)
}

/** A letter that a carrier did not take; not what it says, and of whom it was for only where they have their mail. */
export type StuckLetter = Pick<LetterRow, 'id' | 'channel' | 'kind' | 'state' | 'last_error' | 'created_at'> & {
  readonly recipient_domain: string | null
}

/** Lists letters that failed, or that are tried again after a failure, the newest first. */
export function listStuckLetters(
  ctx: Context,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<StuckLetter[]> {
  return ctx.db.many(sql`
    select id, channel, kind, state, last_error, created_at,
      case when channel = 'mail' then substring(recipient from '[^@]*$') end as recipient_domain
    from letters where state <> 'sent' and (state = 'failed' or (state = 'waiting' and last_error is not null))
      and (${after ?? null}::text is null or id < ${after ?? null})
    order by id desc limit ${limit}`)
}

/** Lets a letter that failed wait again. Returns its kind; undefined where it has not failed. */
export async function markWaiting(ctx: Context, id: string): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ kind: string }>(sql`
    update letters set state = 'waiting', last_error = null, settled_at = null
    where id = ${id} and state = 'failed' and content is not null returning kind`)
  return row?.kind
}

/** Records why a delivery failed this time; another attempt follows. */
export async function noteFailure(ctx: Context, id: string, reason: string): Promise<void> {
  await ctx.db.run(sql`update letters set last_error = ${reason} where id = ${id}`)
}

/** Counts the letters of the same kind and subject to a recipient since an instant. */
export async function countAlike(
  ctx: Context,
  { recipient, kind, subject }: Pick<LetterRow, 'recipient' | 'kind' | 'subject'>,
  since: Date,
): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from letters
    where recipient = ${recipient} and created_at >= ${since} and kind = ${kind} and subject = ${subject}`)
  return count
}

/** Removes letters created before an instant and returns how many. */
export function removeLettersBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from letters where created_at < ${instant}`)
}
