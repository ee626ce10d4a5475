import type { UserId, VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ProfessionalVoiceRow } from './tables.ts'

const columns = sql`voice_id, workspace_id, created_by, attempts, attempts_since, created_at`

/** Inserts a professional voice, made by the actor. */
export async function insertProfessionalVoice(ctx: TransactionContext, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    insert into professional_voices (voice_id, workspace_id, created_by, created_at)
    values (${voiceId}, ${ctx.workspaceId}, ${ctx.actor.userId}, ${ctx.now()})`)
}

/** Finds what is kept of a professional voice of the caller's workspace. */
export function findProfessionalVoice(ctx: Context, voiceId: VoiceId): Promise<ProfessionalVoiceRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from professional_voices where voice_id = ${voiceId} and workspace_id = ${ctx.workspaceId}`)
}

/** Counts the professional voices of these people in the caller's workspace; undefined stands for everybody. */
export async function countProfessionalVoicesOf(ctx: Context, userIds: readonly UserId[] | undefined): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from professional_voices
    where workspace_id = ${ctx.workspaceId} and (${userIds === undefined} or created_by = any(${[...(userIds ?? [])]}))`)
  return count
}

/** Updates the verification attempts of a voice. */
export async function updateAttempts(
  ctx: TransactionContext,
  { voice_id, attempts, attempts_since }: Pick<ProfessionalVoiceRow, 'voice_id' | 'attempts' | 'attempts_since'>,
): Promise<void> {
  await ctx.db.run(sql`
    update professional_voices set attempts = ${attempts}, attempts_since = ${attempts_since}
    where voice_id = ${voice_id} and workspace_id = ${ctx.workspaceId}`)
}
