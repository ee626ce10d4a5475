import type { Answer } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { getTranscript, type Named } from '../keeping/transcript-as.ts'
import { listVersionsOf, type VersionEntry } from '../keeping/version-store.ts'
import { namePeople, type Person } from './name-of.ts'

export type NamedVersion = VersionEntry & { readonly made_by: Person }

/** Lists the versions of a transcript that the caller sees, newest first. Throws `transcript_not_found`. */
export async function listVersions(ctx: Context, named: Named): Promise<readonly NamedVersion[]> {
  const { id } = await getTranscript(ctx, named)
  const entries = await listVersionsOf(ctx, id)
  const nameOf = await namePeople(
    ctx,
    entries.map((entry) => entry.user_id),
  )
  return entries.map((entry) => ({ ...entry, made_by: nameOf(entry.user_id) }))
}

/** Presents versions without what they say. */
export function presentVersions(versions: readonly NamedVersion[]): Answer<typeof transcriptionEndpoints.listVersions> {
  return { versions: versions.map(presentEntry) }
}

/** Presents a version without what it says. */
export function presentEntry({ id, version, made_by, created_at }: NamedVersion) {
  return { transcript_version_id: id, version, made_by, created_at_unix: unixSeconds(created_at) }
}
