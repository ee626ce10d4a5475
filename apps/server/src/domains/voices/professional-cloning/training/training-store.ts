import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { TrainingRow } from '../tables.ts'

const columns = sql`id, voice_id, workspace_id, requested_by, model_id, state, progress, message, stumbles, seed,
  samples_digest, checkpoint, job_id, created_at, finished_at`
const underWay = sql`state in ('queued', 'fine_tuning', 'delayed')`

/** Inserts a training. */
export async function insertTraining(ctx: TransactionContext, row: TrainingRow): Promise<void> {
  await ctx.db.run(sql`
    insert into professional_trainings (${columns})
    values (${row.id}, ${row.voice_id}, ${row.workspace_id}, ${row.requested_by}, ${row.model_id}, ${row.state},
      ${row.progress}, ${row.message}, ${row.stumbles}, ${row.seed}, ${row.samples_digest},
      ${JSON.stringify(row.checkpoint)}::jsonb, ${row.job_id}, ${row.created_at}, ${row.finished_at})`)
}

/** Lists the trainings of a voice of the caller's workspace, the newest first. */
export function listTrainings(ctx: Context, voiceId: VoiceId): Promise<TrainingRow[]> {
  return ctx.db.many(sql`
    select ${columns} from professional_trainings
    where voice_id = ${voiceId} and workspace_id = ${ctx.workspaceId} order by created_at desc, id desc`)
}

/** Lists the trainings under way in all workspaces. */
export function listTrainingsUnderWay(ctx: Context): Promise<TrainingRow[]> {
  return ctx.db.many(sql`select ${columns} from professional_trainings where ${underWay} order by id`)
}

/** Finds a training of the caller's workspace. */
export function findTraining(ctx: Context, id: string): Promise<TrainingRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from professional_trainings where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a training that is under way and locks its row until the transaction ends; undefined when it is over. */
export function holdTrainingUnderWay(ctx: TransactionContext, id: string): Promise<TrainingRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from professional_trainings
    where id = ${id} and workspace_id = ${ctx.workspaceId} and ${underWay} for update`)
}

/** Writes how a training stands that the caller holds. */
export async function updateTraining(ctx: TransactionContext, row: TrainingRow): Promise<void> {
  await ctx.db.run(sql`
    update professional_trainings set state = ${row.state}, progress = ${row.progress}, message = ${row.message},
      stumbles = ${row.stumbles}, checkpoint = ${JSON.stringify(row.checkpoint)}::jsonb,
      finished_at = ${row.finished_at}
    where id = ${row.id}`)
}
