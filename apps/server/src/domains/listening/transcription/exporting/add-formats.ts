import type { AdditionalFormat, SpokenTranscript } from '@vireo/contracts/transcription'
import { exportFormats } from '@vireo/transcripts'
import type { With } from '#ports/ports.ts'
import { type Exported, writeFiles } from './write-files.ts'

/** Makes what goes with an answer: a transcript in other formats, files of office programs as base64. Null where none are wanted. */
export async function addFormats(
  ctx: With<never>,
  exported: Exported,
  wanted: readonly AdditionalFormat[],
): Promise<SpokenTranscript['additional_formats']> {
  if (wanted.length === 0) return null
  const files = await writeFiles(ctx, exported, wanted)
  return wanted.map(({ format }, at) => {
    const { extension, contentType, isText } = exportFormats[format]
    return {
      requested_format: format,
      file_extension: extension,
      content_type: contentType,
      is_base64_encoded: !isText,
      content: Buffer.from(files[at]?.bytes ?? []).toString(isText ? 'utf8' : 'base64'),
      unwritten_characters: [...(files[at]?.unwritten ?? [])],
    }
  })
}
