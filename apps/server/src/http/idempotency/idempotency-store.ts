import sql from 'sql-template-tag'
import type { Context } from '../../kernel/context.ts'

export type IdempotencyRow = {
  readonly scope: string
  readonly key: string
  readonly request_hash: Buffer
  readonly state: 'processing' | 'done'
  readonly node_id: string
  readonly request_id: string
  /** What a JSON endpoint answered; null for answers that are rebuilt from what was recorded. */
  readonly answer: { readonly body: unknown } | null
}

export type Claim = {
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
  readonly nodeId: string
}

/** Takes a key for a request. Answers true when it was free and is now ours. */
export async function claimKey(ctx: Context, claim: Claim): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into idempotency_keys (scope, key, request_hash, state, node_id, request_id, created_at)
    values (${claim.scope}, ${claim.key}, ${claim.requestHash}, 'processing', ${claim.nodeId}, ${ctx.requestId}, ${ctx.now()})
    on conflict do nothing`)
  return rows === 1
}

/** Reads who took a key, their answer once there is one, and whether the process that has it died. */
export function findKey(
  ctx: Context,
  scope: string,
  key: string,
): Promise<(IdempotencyRow & { abandoned: boolean }) | undefined> {
  return ctx.db.maybe(sql`
    select k.scope, k.key, k.request_hash, k.state, k.node_id, k.request_id, k.answer,
      not exists (select from nodes n where n.id = k.node_id and n.lease_until > ${ctx.now()}) as abandoned
    from idempotency_keys k where k.scope = ${scope} and k.key = ${key}`)
}

/** Takes over a key whose process died; only one of several contenders succeeds. */
export async function takeOverKey(ctx: Context, claim: Claim, deadRequestId: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update idempotency_keys set node_id = ${claim.nodeId}, request_id = ${ctx.requestId}
    where scope = ${claim.scope} and key = ${claim.key} and state = 'processing' and request_id = ${deadRequestId}`)
  return rows === 1
}

/** Keeps the answer of a request under its key, for those that repeat it. */
export async function storeAnswer(
  ctx: Context,
  scope: string,
  key: string,
  answer: { body: unknown } | undefined,
): Promise<void> {
  await ctx.db.run(sql`
    update idempotency_keys set state = 'done', answer = ${answer ? JSON.stringify(answer) : null}::jsonb
    where scope = ${scope} and key = ${key}`)
}

/** Counts one more repeat of a key's request; false for an unused key, or when it was counted `atMost` times before. */
export async function countRepeat(ctx: Context, scope: string, key: string, atMost: number): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update idempotency_keys set repeats = repeats + 1
    where scope = ${scope} and key = ${key} and repeats < ${atMost}`)
  return rows === 1
}

/** Frees the key of a request that failed: it had no effect, and may be sent again. */
export async function releaseKey(ctx: Context, scope: string, key: string): Promise<void> {
  await ctx.db.run(
    sql`delete from idempotency_keys where scope = ${scope} and key = ${key} and state = 'processing' and request_id = ${ctx.requestId}`,
  )
}

/** Forgets keys that were taken before an instant, and answers how many they were. */
export function removeKeysBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from idempotency_keys where created_at < ${instant}`)
}
