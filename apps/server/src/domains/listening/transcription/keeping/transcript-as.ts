import type { AccessLevel } from '@vireo/contracts/resources'
import type { TranscriptDocument } from '@vireo/contracts/transcription'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { accessTo, accessToAll, assertAccess } from '#resources'
import { namePeople, type Person } from '../reviewing/name-of.ts'
import type { TranscriptRow } from '../tables.ts'
import { findTranscript, holdTranscript } from './transcript-store.ts'
import { transcriptType as type } from './transcript-type.ts'
import { findVersion } from './version-store.ts'

export type Named = { readonly transcription_id: string }

/** A transcript with what the caller may do with it, and whose it is. */
export type SeenTranscript = { readonly row: TranscriptRow; readonly access: AccessLevel; readonly maker: Person }

/** A finished transcript, and its document as it is now. */
export type WholeTranscript = {
  readonly row: TranscriptRow
  readonly version: number
  readonly document: TranscriptDocument
}

/** Finds one that the caller sees. Throws `transcript_not_found`. */
export async function getTranscript(ctx: Context, { transcription_id: id }: Named): Promise<TranscriptRow> {
  const row = await findTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  return row
}

/** Holds one that the caller may use at this level at least. Throws `transcript_not_found` for what they do not see, and `forbidden`. */
export async function holdTranscriptAs(
  ctx: TransactionContext,
  { transcription_id: id }: Named,
  least: AccessLevel,
): Promise<TranscriptRow> {
  const row = await holdTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  await assertAccess(ctx, { type, id }, least)
  return row
}

/** Tells whether the caller may use one that they see at the level admin. */
export async function ownsTranscript(ctx: Context, id: string): Promise<boolean> {
  return (await accessTo(ctx, { type, id })) === 'admin'
}

/** Says of each of several what the caller may do with it, and whose it is. */
export async function withAccess(ctx: Context, rows: readonly TranscriptRow[]): Promise<SeenTranscript[]> {
  const ids = rows.map(({ id }) => id)
  const [levels, nameOf] = await Promise.all([
    accessToAll(ctx, type, ids),
    namePeople(
      ctx,
      rows.map((row) => row.user_id),
    ),
  ])
  return rows.map((row) => ({ row, access: levels.get(row.id) ?? 'viewer', maker: nameOf(row.user_id) }))
}

/** Says of one what the caller may do with it, and whose it is. */
export async function seenAs(ctx: Context, row: TranscriptRow): Promise<SeenTranscript> {
  const [seen] = await withAccess(ctx, [row])
  invariant(seen, 'what was given is answered')
  return seen
}

/** Answers the version of a finished transcript. Throws `transcript_not_ready`, which says how it stands, and why it failed. */
export function versionOf({ state, failure, version }: TranscriptRow): number {
  if (state === 'done' && version !== null) return version
  const message = failure ? `This transcript failed: ${failure.message}` : undefined
  throw new AppError('transcript_not_ready', { ...(message !== undefined && { message }), data: { state, failure } })
}

/** Finds one that the caller sees with what is said in it. Throws `transcript_not_found`, `transcript_not_ready`. */
export async function getWholeTranscript(ctx: Context, named: Named): Promise<WholeTranscript> {
  const row = await getTranscript(ctx, named)
  const version = versionOf(row)
  const found = await findVersion(ctx, row.id, version)
  invariant(found, 'a finished transcript has its version')
  return { row, version, document: found.document }
}
