import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { marksScript } from './marks-script.ts'

const bytes = Buffer.from(marksScript)

/** Answers with the script that marks words on the pages of a site. */
export async function getMarks(): Promise<ByteAnswer> {
  return {
    contentType: 'text/javascript; charset=utf-8',
    sizeBytes: bytes.length,
    headers: {
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
    send: async (sink) => void sink.write(bytes),
  }
}
