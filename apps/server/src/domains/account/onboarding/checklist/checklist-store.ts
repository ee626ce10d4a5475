import type { UserId } from '@vireo/contracts/kit'
import type { OnboardingItemId } from '@vireo/contracts/users'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { ChecklistRow, StepRow } from '../tables.ts'

const columns = raw(`user_id, id, is_hidden, created_at, (
    select coalesce(json_agg(step.item_id order by step.taken_at), '[]') from onboarding_steps step
    where step.user_id = onboarding_checklists.user_id) as taken`)

const checklistsByUser = defineRead<ChecklistRow>({
  name: 'onboarding-checklists',
  select: (ids) => sql`select user_id as key, ${columns} from onboarding_checklists where user_id = any(${ids})`,
  staleMsMax: 250,
  instants: ['created_at'],
})

/** Finds somebody's list, with the steps that they have taken. */
export function findChecklist(ctx: Context, userId: UserId): Promise<ChecklistRow | undefined> {
  return readRow(ctx, checklistsByUser, userId)
}

/** Begins the list of a person who has none. */
export async function insertChecklist(ctx: Context, userId: UserId, id: string): Promise<void> {
  await ctx.db.run(sql`
    insert into onboarding_checklists (user_id, id, created_at) values (${userId}, ${id}, ${ctx.now()})
    on conflict (user_id) do nothing`)
}

/** Hides somebody's list, or shows it again. */
export async function setHidden(ctx: Context, userId: UserId, isHidden: boolean): Promise<void> {
  await ctx.db.run(sql`update onboarding_checklists set is_hidden = ${isHidden} where user_id = ${userId}`)
}

/** Lets the steps of a person be taken one after the other, so that whoever takes the last one sees all others. */
export async function holdSteps(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`onboarding:${userId}`}, 0))`)
}

/** Notes that a step was taken; false when it was taken before. */
export async function insertStep(ctx: Context, userId: UserId, itemId: OnboardingItemId): Promise<boolean> {
  const inserted = await ctx.db.run(sql`
    insert into onboarding_steps (user_id, item_id, taken_at) values (${userId}, ${itemId}, ${ctx.now()})
    on conflict (user_id, item_id) do nothing`)
  return inserted > 0
}

/** Lists the steps that somebody has taken, in that order. */
export function listSteps(ctx: Context, userId: UserId): Promise<StepRow[]> {
  return ctx.db.many(sql`
    select item_id, taken_at from onboarding_steps where user_id = ${userId} order by taken_at, item_id`)
}
