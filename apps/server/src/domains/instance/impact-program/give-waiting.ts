import { pageByPage } from '#kernel/database/page-by-page.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findUserByEmail } from '#users'
import { holdApplication, listWaiting, saveApplication } from './application-store.ts'
import { giveGrant } from './give-grant.ts'
import { mailDecision } from './mail-decision.ts'

const pageSize = 100

/** Gives the grants that wait to whoever has proven their address since; who pays for a plan gets theirs once that ended. */
export async function giveWaiting(ctx: With<'settings'>): Promise<number> {
  let given = 0
  const waiting = (after: string, limit: number) => listWaiting(ctx, after, limit)
  for await (const { id, email } of pageByPage(waiting, pageSize))
    if ((await findUserByEmail(ctx, email))?.email_verified_at && (await giveOne(ctx, id))) given++
  return given
}

async function giveOne(ctx: With<'settings'>, id: string): Promise<boolean> {
  const { settings } = ctx.ports
  try {
    return await transaction(ctx, async (ctx) => {
      const row = await holdApplication(ctx, id)
      if (row?.state !== 'approved' || row.given_at !== null) return false
      const after = await giveGrant(ctx, row)
      if (after.given_at === null) return false
      await saveApplication(ctx, after)
      await mailDecision(ctx, after, settings)
      return true
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'subscription_action_not_possible') return false
    throw error
  }
}
