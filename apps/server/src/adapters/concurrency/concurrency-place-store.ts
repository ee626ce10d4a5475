import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../kernel/database/database.ts'

/** Where places are counted together, who asks, and when. */
export type PlaceScope = {
  readonly workspaceId: WorkspaceId
  readonly modelGroup: string
  readonly nodeId: string
  readonly now: Date
}

export type PlaceRow = { readonly id: number; readonly running: number | null }

/** The channel that tells nodes which waiting place was let in: `id:running`. */
export const admittedChannel = 'vireo_concurrency'

const lockClass = 7_836_503

/** Locks the places of a group until the transaction ends; everything that changes them takes this lock first. */
export async function lockPlaces(db: Db, { workspaceId, modelGroup }: PlaceScope): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${lockClass}, hashtext(${`${workspaceId}:${modelGroup}`}))`)
}

/** Inserts a running place or, when all are taken, a waiting one; undefined when as many wait as may run. */
export function insertPlace(db: Db, scope: PlaceScope, limit: number): Promise<PlaceRow | undefined> {
  return db.maybe(sql`
    with counted as (
      select count(*) filter (where state = 'running') as running, count(*) filter (where state = 'waiting') as waiting
      from (${alivePlaces(scope)}) alive
    )
    insert into concurrency_places (workspace_id, model_group, node_id, state, maximum, running, entered_at)
    select ${scope.workspaceId}, ${scope.modelGroup}, ${scope.nodeId},
      case when waiting = 0 and running < ${limit} then 'running' else 'waiting' end, ${limit},
      case when waiting = 0 and running < ${limit} then running + 1 end, ${scope.now}
    from counted where waiting < ${limit}
    returning id, running`)
}

/** Lets in the head of the queue as far as there is room, and notifies all nodes of who was let in. */
export async function admitWaiting(db: Db, scope: PlaceScope): Promise<void> {
  await db.run(sql`
    with alive as materialized (${alivePlaces(scope)}),
    turns as (
      select id, maximum, row_number() over (order by id)
        + (select count(*) from alive where state = 'running') as running
      from alive where state = 'waiting'
    ), admissible as (
      select id, running, bool_and(running <= maximum) over (order by id) as has_room from turns
    ), admitted as (
      update concurrency_places p set state = 'running', running = a.running from admissible a
      where p.id = a.id and a.has_room returning p.id, p.running
    )
    select pg_notify(${admittedChannel}, id || ':' || running) from admitted`)
}

/** Deletes the places of processes that are gone. */
export async function removeDeadPlaces(db: Db, scope: PlaceScope): Promise<void> {
  await db.run(sql`
    delete from concurrency_places where workspace_id = ${scope.workspaceId} and model_group = ${scope.modelGroup}
      and id not in (select id from (${alivePlaces(scope)}) alive)`)
}

/** Deletes a place, whether it was waiting or running. */
export async function removePlace(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from concurrency_places where id = ${id}`)
}

/** Deletes a place that still waits. Answers false when it was let in before. */
export async function removeWaitingPlace(db: Db, id: number): Promise<boolean> {
  return (await db.run(sql`delete from concurrency_places where id = ${id} and state = 'waiting'`)) === 1
}

/** Lists which of the given places have been let in. */
export function listAdmitted(db: Db, ids: readonly number[]): Promise<PlaceRow[]> {
  return db.many(sql`select id, running from concurrency_places where id = any(${ids}::bigint[]) and state = 'running'`)
}

/** Selects a group's places whose node is alive. Our own node counts as alive, whatever its lease says. */
function alivePlaces({ workspaceId, modelGroup, nodeId, now }: PlaceScope): Sql {
  return sql`
    select p.id, p.state, p.maximum from concurrency_places p
    where p.workspace_id = ${workspaceId} and p.model_group = ${modelGroup}
      and (p.node_id = ${nodeId} or exists (select from nodes n where n.id = p.node_id and n.lease_until > ${now}))`
}
