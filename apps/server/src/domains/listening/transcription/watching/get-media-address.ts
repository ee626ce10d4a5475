import { transcriptionLimits } from '@vireo/contracts/transcription'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getTranscript, type Named } from '../keeping/transcript-as.ts'
import { mediaKey } from './media-key.ts'

/**
 * Makes an address of a recording that opens for some hours: players send no credentials, and no page holds hours of video in
 * memory. Throws `transcript_not_found`, `recording_not_kept`.
 */
export async function getMediaAddress(
  ctx: With<'settings' | 'vault'>,
  named: Named,
): Promise<{ readonly url: string; readonly expires_at_unix: number }> {
  const row = await getTranscript(ctx, named)
  if (row.media_key === null) throw new AppError('recording_not_kept')
  const until = new Date(ctx.now().getTime() + transcriptionLimits.mediaAddressSeconds * 1000)
  const url = new URL(`/transcript-media/${row.id}`, ctx.ports.settings.contentUrl)
  url.searchParams.set('key', mediaKey(ctx, row.id, until.getTime()))
  return { url: url.href, expires_at_unix: unixSeconds(until) }
}
