import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { listClaimable } from '../../apps/server/src/domains/listening/productions/tasks/unclaimed-store.ts'
import { rounded } from '../statistics.ts'
import type { Row } from '../report.ts'
import type { Side } from './task-side.ts'

const Plan = z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() })
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan })) }))
const pageSize = 30

/** Counts the blocks of the database that a page of tasks looks at, which is the same however busy the machine is. */
export async function compareBlocks(large: Side, small: Side, limit: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, isMiddle] of [
    ['unclaimed, first page: blocks looked at', false],
    ['unclaimed, page in the middle: blocks looked at', true],
  ] as const) {
    const [one, other] = [await blocksOf(large, isMiddle), await blocksOf(small, isMiddle)]
    rows.push({
      what,
      measured: one,
      unit: '',
      baseline: other,
      baselineName: 'of a thousand',
      relation: rounded(one / other, 2),
      limit: `≤ ${limit}`,
      holds: one / other <= limit,
    })
  }
  return rows
}

async function blocksOf({ database, server, middle }: Side, isMiddle: boolean): Promise<number> {
  let blocks = 0
  const many = async (query: Sql) => {
    const [explained] = Explained.parse(await database.db.many(sql`explain (analyze, buffers, format json) ${query}`))
    const plan = explained?.['QUERY PLAN'][0]?.Plan
    blocks = (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN)
    return []
  }
  const now = new Date()
  const producer = { id: `producer_${server.userId}`, workspace_id: server.workspaceId }
  // It reads what is asked alone of what a request has.
  await listClaimable({ db: { many }, now: () => now } as never, producer as never, {
    after: isMiddle ? await middle() : undefined,
    limit: pageSize + 1,
    notAfter: now,
    notOf: [server.workspaceId],
  })
  return blocks
}
