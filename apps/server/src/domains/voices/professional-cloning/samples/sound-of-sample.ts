import type { SampleFile } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { soundOfStored, type VoiceSampleRow } from '#voices/samples/index.ts'

/** Fetches a recording as bare samples into a folder. Throws `invalid_audio` where the stored file is no sound. */
export function soundOfSample(
  ctx: With<'media' | 'storage'>,
  sample: VoiceSampleRow,
  where: { readonly folder: string; readonly signal: AbortSignal },
): Promise<SampleFile> {
  return soundOfStored(ctx, sample.storage_key, { ...where, name: sample.id })
}
