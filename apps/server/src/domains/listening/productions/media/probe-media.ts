import { orderLimits } from '@vireo/contracts/productions'
import type { UploadedFile } from '@vireo/contracts/kit'
import { type DescribedUpload, describeUpload } from '#ports/uploads/describe-upload.ts'
import type { With } from '#ports/ports.ts'

/** Looks at a recording that may be worked on. Throws `invalid_audio`, `invalid_file_type`, `audio_too_long` and `audio_too_short`. */
export async function probeMedia(
  ctx: With<'media'>,
  sent: Pick<UploadedFile, 'path' | 'sizeBytes' | 'fieldName'>,
): Promise<Omit<DescribedUpload, 'hasVideo'>> {
  const { mediaMsMax: durationMsMax, mediaMsMin: durationMsMin } = orderLimits
  const { durationMs, mediaType } = await describeUpload(ctx, sent, { durationMsMin, durationMsMax })
  return { durationMs: Math.round(durationMs), mediaType }
}
