import type { SampleFile } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { soundOfStored, type VoiceSampleRow } from '#voices/samples/index.ts'

/** A recording as bare samples in a folder. Throws `invalid_audio` where the file in the storage is no sound. */
export function soundOfSample(
  ctx: With<'media' | 'storage'>,
  sample: VoiceSampleRow,
  where: { readonly folder: string; readonly signal: AbortSignal },
): Promise<SampleFile> {
  return soundOfStored(ctx, sample.storage_key, { ...where, name: sample.id })
}
