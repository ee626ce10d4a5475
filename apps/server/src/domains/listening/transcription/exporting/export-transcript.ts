import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { exportFormats } from '@vireo/transcripts'
import { attachment } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getWholeTranscript } from '../keeping/transcript-as.ts'
import { writeFiles } from './write-files.ts'

const unfit = /[\p{Cc}\\/:*?"<>|]/gu

/** Answers a transcript that the caller sees as a file, as it is corrected now. Throws `transcript_not_found`, `transcript_not_ready`. */
export async function exportTranscript(
  ctx: With<never>,
  input: Input<typeof transcriptionEndpoints.export>,
): Promise<ByteAnswer> {
  const { row, document } = await getWholeTranscript(ctx, input)
  const { format, include_speakers, include_timestamps } = input
  const exported = { title: row.title, language: row.language_code ?? 'und', document }
  const [file] = await writeFiles(ctx, exported, [{ format, include_speakers, include_timestamps }])
  invariant(file, 'there is a file for what was asked')
  const { bytes, unwritten } = file
  const { extension, contentType, isText } = exportFormats[format]
  const fileName = `${(row.title ?? row.id).replaceAll(unfit, '_')}.${extension}`
  return {
    contentType: isText ? `${contentType}; charset=utf-8` : contentType,
    sizeBytes: bytes.byteLength,
    headers: {
      'content-disposition': attachment(fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'generation-info': JSON.stringify({ unwritten: unwritten.map(numberOf) }),
    },
    async send(sink) {
      if (!sink.write(bytes)) await sink.drained()
    },
  }
}

/** Names a character as a header can. */
function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
