import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { forgetResource } from '#resources'
import { transcriptType } from './transcript-type.ts'

/** Those of a workspace, or those of them that are named. */
export type Owned = { readonly workspaceId: WorkspaceId; readonly ids?: readonly string[] | undefined }

export type OwnedTranscript = {
  readonly id: string
  readonly media_key: string | null
  readonly media_bytes: number
  readonly reservation_id: string | null
  readonly job_id: string | null
}

const owned = sql`id, media_key, media_bytes::float8 as media_bytes, reservation_id, job_id`

function of({ workspaceId, ids }: Owned): Sql {
  return sql`workspace_id = ${workspaceId} ${ids === undefined ? empty : sql`and id = any(${[...ids]})`}`
}

/** Lists the transcripts of a workspace, or some of them. */
export function listOwned(ctx: Context, owner: Owned): Promise<OwnedTranscript[]> {
  return ctx.db.many(sql`select ${owned} from transcripts where ${of(owner)} order by id`)
}

/** Removes the transcripts of a workspace, or some of them, and whom they were shared with; answers what they were. */
export async function removeOwned(ctx: TransactionContext, owner: Owned): Promise<OwnedTranscript[]> {
  const gone = await ctx.db.many<OwnedTranscript>(sql`delete from transcripts where ${of(owner)} returning ${owned}`)
  for (const { id } of gone) await forgetResource(ctx, { type: transcriptType, id })
  return gone
}

/** Gives what somebody made in a workspace to another member. */
export async function giveTranscripts(
  ctx: Context,
  { workspaceId, from, to }: { readonly workspaceId: WorkspaceId; readonly from: UserId; readonly to: UserId },
): Promise<void> {
  await ctx.db.run(sql`
    update transcripts set user_id = ${to} where workspace_id = ${workspaceId} and user_id = ${from}`)
}
