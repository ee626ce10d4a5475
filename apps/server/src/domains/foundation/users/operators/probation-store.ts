import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Stores whether a user is in probation. */
export async function updateProbation(ctx: Context, userId: UserId, isInProbation: boolean): Promise<void> {
  await ctx.db.run(sql`update users set is_in_probation = ${isInProbation} where id = ${userId}`)
}
