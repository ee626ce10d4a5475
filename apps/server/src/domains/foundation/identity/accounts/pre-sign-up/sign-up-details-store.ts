import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { SignUpDetails } from './pre-sign-up-store.ts'

/** Saves the details of a sign-up; earlier ones stay where no newer ones came. */
export async function upsertSignUpDetails(ctx: Context, userId: UserId, details: SignUpDetails): Promise<void> {
  const { pid = null, xid = null, inviteCode = null, gcpMarketplaceJwt = null } = details
  await ctx.db.run(sql`
    insert into sign_up_details as kept (user_id, pid, xid, invite_code, gcp_marketplace_jwt, created_at)
    values (${userId}, ${pid}, ${xid}, ${inviteCode}, ${gcpMarketplaceJwt}, ${ctx.now()})
    on conflict (user_id) do update set pid = coalesce(excluded.pid, kept.pid), xid = coalesce(excluded.xid, kept.xid),
      invite_code = coalesce(excluded.invite_code, kept.invite_code),
      gcp_marketplace_jwt = coalesce(excluded.gcp_marketplace_jwt, kept.gcp_marketplace_jwt)`)
}
