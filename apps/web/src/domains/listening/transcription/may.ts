import type { TranscriptSummary } from '@vireo/contracts/transcription'

type Shared = Pick<TranscriptSummary, 'permission_on_resource'>

/** Tells whether one may remark something about a transcript that is shared with one. */
export function mayComment({ permission_on_resource: level }: Shared): boolean {
  return level !== 'viewer'
}

/** Tells whether one may stop or delete a transcript that is shared with one. */
export function mayDelete({ permission_on_resource: level }: Shared): boolean {
  return level === 'admin'
}
