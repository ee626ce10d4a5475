import sql from 'sql-template-tag'
import type { Db } from '../database/database.ts'

/** Says that this process lives until the given instant unless it says so again. */
export async function renewNode(db: Db, id: string, leaseUntil: Date): Promise<void> {
  await db.run(sql`
    insert into nodes (id, lease_until) values (${id}, ${leaseUntil})
    on conflict (id) do update set lease_until = excluded.lease_until`)
}

/** Says which workers of the queue belong to this process. */
export async function nameWorkers(db: Db, id: string, workers: readonly string[]): Promise<void> {
  await db.run(sql`update nodes set workers = ${workers} where id = ${id}`)
}

/** Removes the row of a process that ends. */
export async function removeNode(db: Db, id: string): Promise<void> {
  await db.run(sql`delete from nodes where id = ${id}`)
}

/** Removes the processes whose lease ran out before an instant, and answers how many they were. */
export function removeNodesExpiredBefore(db: Db, instant: Date): Promise<number> {
  return db.run(sql`delete from nodes where lease_until < ${instant}`)
}
