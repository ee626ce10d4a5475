import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { attachment } from '#history'
import { writeLexicon } from '../lexicon/write-lexicon.ts'
import { getSeenDictionary } from './dictionary-as.ts'
import { rulesOf } from './rules-of.ts'

/** Answers with a version as a lexicon. */
export async function downloadVersion(
  ctx: Context,
  { dictionary_id: id, version_id: versionId }: Input<typeof pronunciationEndpoints.download>,
): Promise<ByteAnswer> {
  const { row } = await getSeenDictionary(ctx, id)
  const bytes = Buffer.from(writeLexicon(await rulesOf(ctx, id, versionId)))
  return {
    contentType: 'text/plain; charset=utf-8',
    headers: { 'content-disposition': attachment(`${row.name.replaceAll(/[\p{Cc}/\\]/gu, '_')}.pls`) },
    sizeBytes: bytes.length,
    send: async (sink) => {
      if (!sink.write(bytes)) await sink.drained()
    },
  }
}
