import type { LedgerMove } from '@vireo/contracts/productions'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** A move with the names of what it is about. */
export type NamedMove = Pick<LedgerMove, 'from' | 'to' | 'order_id' | 'order_name' | 'producer_name'> & {
  readonly id: string
  readonly amount_minor: number
  readonly created_at: Date
}

/** Whose account a move is about: one that is theirs, or where what they were paid is counted. */
const ofProducer = sql`case when m.to_account like 'p%:%' then split_part(m.to_account, ':', 2)
  when m.from_account like 'p%:%' then split_part(m.from_account, ':', 2) end`

/** Lists moves behind one, newest first, with whose account and which order they are about. */
export function listMoves(
  ctx: Context,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<NamedMove[]> {
  return ctx.db.many(sql`
    select m.id, split_part(m.from_account, ':', 1) as "from", split_part(m.to_account, ':', 1) as "to", m.amount_minor,
      m.order_id, nullif(o.name, '') as order_name, p.name as producer_name, m.created_at
    from (
      select * from production_moves ${after === undefined ? empty : sql`where id < ${after}`} order by id desc limit ${limit}
    ) m
      left join production_orders o on o.id = m.order_id
      left join production_producers p on p.id = ${ofProducer}
    order by m.id desc`)
}
