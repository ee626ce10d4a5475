import { randomBytes } from 'node:crypto'
import type { WorkRow } from '../tables.ts'

/** Names a file for another cover of a work. Editions keep the one that they were made with. */
export function newCoverKey({ workspace_id: workspaceId, id }: WorkRow): string {
  return `works/${workspaceId}/${id}/covers/${randomBytes(16).toString('hex')}.jpg`
}
