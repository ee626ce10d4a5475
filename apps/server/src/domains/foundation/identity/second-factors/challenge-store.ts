import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ChallengeRow } from './tables.ts'

/** Inserts a challenge under the hash of its token. */
export async function insertChallenge(
  ctx: Context,
  challenge: {
    readonly tokenHash: string
    readonly userId: UserId
    readonly expiresAt: Date
    readonly workspaceId: WorkspaceId | undefined
    readonly isFederated: boolean
  },
): Promise<void> {
  await ctx.db.run(sql`
    insert into sign_in_challenges (token_hash, user_id, created_at, expires_at, workspace_id, is_federated)
    values (${challenge.tokenHash}, ${challenge.userId}, ${ctx.now()}, ${challenge.expiresAt},
      ${challenge.workspaceId ?? null}, ${challenge.isFederated})`)
}

/** Finds a challenge that has not expired by the hash of its token. */
export function findChallenge(ctx: Context, tokenHash: string): Promise<ChallengeRow | undefined> {
  return ctx.db.maybe(sql`
    select user_id, attempts, workspace_id, is_federated from sign_in_challenges
    where token_hash = ${tokenHash} and expires_at > ${ctx.now()}`)
}

/** Counts an attempt at a challenge; undefined when it is unknown, expired or out of attempts. */
export function countChallengeAttempt(
  ctx: Context,
  tokenHash: string,
  attemptsMax: number,
): Promise<ChallengeRow | undefined> {
  return ctx.db.maybe(sql`
    update sign_in_challenges set attempts = attempts + 1
    where token_hash = ${tokenHash} and expires_at > ${ctx.now()} and attempts < ${attemptsMax}
    returning user_id, attempts, workspace_id, is_federated`)
}

/** Uses up a challenge. Of several attempts at once, one succeeds. */
export async function removeChallenge(ctx: Context, tokenHash: string): Promise<boolean> {
  return (await ctx.db.run(sql`delete from sign_in_challenges where token_hash = ${tokenHash}`)) === 1
}

/** Removes challenges that expired before an instant and returns how many. */
export function removeChallengesExpiredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sign_in_challenges where expires_at < ${instant}`)
}

/** Removes all challenges of a user, which ends their half-finished sign-ins. */
export async function removeChallengesOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from sign_in_challenges where user_id = ${userId}`)
}
