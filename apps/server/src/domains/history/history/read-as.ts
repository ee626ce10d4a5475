import { type OutputFormat, parseOutputFormat } from '@vireo/audio'
import type { With } from '#ports/ports.ts'
import { madeOf } from './downloads/made-of.ts'
import { withNewManifest } from './downloads/with-new-manifest.ts'
import type { HistoryRow } from './tables.ts'

export type DownloadFile = {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly contentType: string
  readonly extension: 'mp3' | 'wav'
}

/**
 * Reads a recording as a file people can open: as it is stored where it already is one, rewritten where
 * it is bare samples, telephone audio or Opus. Its manifest then says when it was made, which the recording itself does not.
 */
export async function readAs(
  ctx: With<'manifests' | 'media' | 'storage'>,
  item: HistoryRow,
  wanted: 'default' | 'mp3' | 'wav',
): Promise<DownloadFile> {
  const stored = parseOutputFormat(item.output_format ?? '')
  const extension = wanted === 'default' ? (stored?.codec === 'wav' ? 'wav' : 'mp3') : wanted
  const contentType = extension === 'wav' ? 'audio/wav' : 'audio/mpeg'
  const manifest = ctx.ports.manifests.sign(madeOf(item), item.created_at)
  const signed = { codec: extension, manifest } as const
  if (stored?.codec === extension) {
    const bytes = withNewManifest(ctx.ports.storage.read(item.storage_key), signed)
    return { bytes, contentType, extension }
  }
  const target: OutputFormat =
    extension === 'wav'
      ? { codec: 'wav', sampleRateHz: stored?.sampleRateHz ?? 44_100 }
      : { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 }
  const source = await collect(ctx.ports.storage.read(item.storage_key), item.size_bytes)
  const options = { share: ctx.workspaceId, signal: ctx.signal, ...(stored && { sourceFormat: stored }) }
  const bytes = await ctx.ports.media.transcode(source, target, options)
  return { bytes: withNewManifest(once(bytes), signed), contentType, extension }
}

async function collect(blocks: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafe(sizeBytes)
  let at = 0
  for await (const block of blocks) {
    whole.set(block, at)
    at += block.length
  }
  return whole.subarray(0, at)
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
