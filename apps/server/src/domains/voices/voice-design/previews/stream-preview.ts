import type { Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findDesignedVoice } from '../designed-voice-store.ts'

/** Lets the workspace hear a preview again, as long as it is kept. */
export async function streamPreview(
  ctx: With<'storage'>,
  { generated_voice_id: id }: Input<typeof voiceDesignEndpoints.stream>,
): Promise<ByteAnswer> {
  const preview = await findDesignedVoice(ctx, id)
  if (!preview) throw new AppError('generated_voice_not_found', { param: 'generated_voice_id' })
  const { storage } = ctx.ports
  return {
    contentType: preview.content_type,
    sizeBytes: preview.size_bytes,
    headers: { 'cache-control': 'private, max-age=3600' },
    range: (range) => storage.read(preview.storage_key, range),
    send: (sink) => pour(storage.read(preview.storage_key), sink),
  }
}
