import sql, { empty, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { seesEverything } from '#resources'

/**
 * Returns the SQL condition that limits a query to the caller's own items; admins of the workspace and the product
 * itself see all.
 */
export function mine({ actor }: Pick<Context, 'actor'>): Sql {
  return seesEverything(actor) ? empty : sql`and user_id = ${actor.userId}`
}
