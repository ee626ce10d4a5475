import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists the accounts that administer this instance and whose address is theirs. */
export function listAdmins(ctx: Context): Promise<{ readonly email: string }[]> {
  return ctx.db.many(sql`
    select email from users
    where is_instance_admin and not is_machine and email_verified_at is not null order by created_at limit 20`)
}
