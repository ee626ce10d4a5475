import { AppError } from '#kernel/errors.ts'
import type { TaskRow } from './task-tables.ts'

/** Where a page of unclaimed tasks ended: the values of its last one, so that the next page is found when that task is gone. */
export type PlaceInQueue = Pick<TaskRow, 'rank' | 'created_at' | 'id'>

/** The same of tasks that wait for a review. */
export type PlaceInLine = Pick<TaskRow, 'submitted_at' | 'id'>

/** Writes a place as a cursor. */
export function writePlace({ rank, created_at: at, id }: PlaceInQueue): string {
  return [rank, at.getTime(), id].join('.')
}

/** Reads a cursor. Throws `invalid_cursor`. */
export function readPlace(cursor: string): PlaceInQueue {
  const [, rank, ms, id] = /^(\d)\.(\d{1,13})\.(\w{1,100})$/u.exec(cursor) ?? []
  if (rank === undefined || id === undefined) throw new AppError('invalid_cursor', { param: 'cursor' })
  return { rank: Number(rank), created_at: new Date(Number(ms)), id }
}

/** Writes a place among those that wait for a review as a cursor. */
export function writeWaiting({ submitted_at: at, id }: PlaceInLine): string {
  return [at?.getTime() ?? 0, id].join('.')
}

/** Reads such a cursor. Throws `invalid_cursor`. */
export function readWaiting(cursor: string): PlaceInLine {
  const [, ms, id] = /^(\d{1,13})\.(\w{1,100})$/u.exec(cursor) ?? []
  if (id === undefined) throw new AppError('invalid_cursor', { param: 'cursor' })
  return { submitted_at: new Date(Number(ms)), id }
}
