import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { AttemptRow, PendingLinkRow } from '../tables.ts'

type NewAttempt = Pick<AttemptRow, 'identity_provider_id' | 'is_test' | 'secrets_sealed'> & {
  readonly stateHash: string
  readonly browserHash: string
  readonly expiresAt: Date
}

/** Inserts a sign-in that a browser has begun at a provider. */
export async function insertAttempt(ctx: Context, attempt: NewAttempt): Promise<void> {
  await ctx.db.run(sql`
    insert into sso_attempts (state_hash, browser_hash, identity_provider_id, is_test, secrets_sealed, expires_at)
    values (${attempt.stateHash}, ${attempt.browserHash}, ${attempt.identity_provider_id}, ${attempt.is_test},
      ${attempt.secrets_sealed}, ${attempt.expiresAt})`)
}

/** Stores the first answer to a sign-in; a second one, or one to no sign-in, is dropped. */
export async function putAnswerAside(
  ctx: Context,
  answer: { readonly stateHash: string; readonly providerId: string; readonly sealed: string },
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update sso_attempts set answer_sealed = ${answer.sealed}
    where state_hash = ${answer.stateHash} and identity_provider_id = ${answer.providerId}
      and answer_sealed is null and expires_at > ${ctx.now()}`)
  return rows === 1
}

/** Uses up an answer, in the browser that began the sign-in: of several attempts at once, one gets it. */
export function takeAnswered(
  ctx: Context,
  { stateHash, browserHash }: { readonly stateHash: string; readonly browserHash: string },
): Promise<AttemptRow | undefined> {
  return ctx.db.maybe(sql`
    delete from sso_attempts
    where state_hash = ${stateHash} and browser_hash = ${browserHash} and answer_sealed is not null
      and expires_at > ${ctx.now()}
    returning identity_provider_id, is_test, secrets_sealed, answer_sealed`)
}

type NewPendingLink = PendingLinkRow & { readonly browserHash: string; readonly expiresAt: Date }

/** Saves the connection that waits for its account's owner; one per browser, the latest. */
export async function upsertPendingLink(ctx: Context, link: NewPendingLink): Promise<void> {
  await ctx.db.run(sql`
    insert into sso_pending_links (browser_hash, identity_provider_id, subject, user_id, expires_at, refresh_sealed,
      vouched_until)
    values (${link.browserHash}, ${link.identity_provider_id}, ${link.subject}, ${link.user_id}, ${link.expiresAt},
      ${link.refresh_sealed}, ${link.vouched_until})
    on conflict (browser_hash) do update set identity_provider_id = excluded.identity_provider_id,
      subject = excluded.subject, user_id = excluded.user_id, expires_at = excluded.expires_at,
      refresh_sealed = excluded.refresh_sealed, vouched_until = excluded.vouched_until`)
}

/** Finds the connection that waits in a browser, unless it has expired. */
export function findPendingLink(ctx: Context, browserHash: string): Promise<PendingLinkRow | undefined> {
  return ctx.db.maybe(sql`
    select identity_provider_id, subject, user_id, refresh_sealed, vouched_until from sso_pending_links
    where browser_hash = ${browserHash} and expires_at > ${ctx.now()}`)
}

/** Uses up a waiting connection; of several attempts at once, one succeeds. */
export async function removePendingLink(ctx: Context, browserHash: string): Promise<boolean> {
  return (await ctx.db.run(sql`delete from sso_pending_links where browser_hash = ${browserHash}`)) === 1
}

/** Removes sign-ins and waiting connections that have expired. */
export async function removeExpiredAttempts(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from sso_attempts where expires_at < ${ctx.now()}`)
  await ctx.db.run(sql`delete from sso_pending_links where expires_at < ${ctx.now()}`)
}
