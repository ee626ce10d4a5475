import type { Answer, Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getTranscript } from '../keeping/transcript-as.ts'
import { findVersionById } from '../keeping/version-store.ts'
import type { VersionRow } from '../tables.ts'
import { type NamedVersion, presentEntry } from './list-versions.ts'
import { namePeople } from './name-of.ts'

/** Answers a transcript that the caller sees as it was. Throws `transcript_not_found`, `transcript_version_not_found`. */
export async function getVersion(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.getVersion>,
): Promise<VersionRow & NamedVersion> {
  const { id } = await getTranscript(ctx, input)
  const row = await findVersionById(ctx, id, input.transcript_version_id)
  if (!row) throw new AppError('transcript_version_not_found')
  const nameOf = await namePeople(ctx, [row.user_id])
  return { ...row, made_by: nameOf(row.user_id) }
}

/** Presents a version with what it says. */
export function presentVersion(row: VersionRow & NamedVersion): Answer<typeof transcriptionEndpoints.getVersion> {
  return { ...presentEntry(row), document: row.document }
}
