import type { api, Input } from '@vireo/contracts'
import { createHash } from 'node:crypto'
import { type ByteAnswer, pour } from '../../kernel/byte-stream.ts'
import type { FullContext } from '../../kernel/ports.ts'
import type { Storage } from '../../kernel/storage.ts'
import type { LibraryVoice } from './library/library.ts'
import { recordPreview } from './record-preview.ts'
import { getFromCatalogue } from './voice-catalogue.ts'
import { versionOf } from './voice-version.ts'

/** Recordings under way, so that many first listeners cause one. */
const recordings = new WeakMap<Storage, Map<string, Promise<number>>>()

/** Lets anybody hear a premade voice. The first listener has it recorded, everybody else hears that recording. */
export async function previewVoice(ctx: FullContext, input: Input<typeof api.voices.preview>): Promise<ByteAnswer> {
  const { storage } = ctx.ports
  const voice = await getFromCatalogue(ctx, input.voice_id)
  const version = createHash('sha256')
    .update(`${versionOf(voice)} ${voice.preview}`)
    .digest('hex')
    .slice(0, 16)
  const key = `previews/${voice.voiceId}-${version}.mp3`
  const sizeBytes = (await storage.size(key)) ?? (await recordOnce(ctx, voice, key))
  return {
    contentType: 'audio/mpeg',
    sizeBytes,
    headers: { etag: `"${version}"`, 'cache-control': 'public, max-age=86400' },
    range: (range) => storage.read(key, range),
    send: (sink) => pour(storage.read(key), sink),
  }
}

function recordOnce(ctx: FullContext, voice: LibraryVoice, key: string): Promise<number> {
  const { storage } = ctx.ports
  const underWay = recordings.get(storage) ?? new Map<string, Promise<number>>()
  recordings.set(storage, underWay)
  const known = underWay.get(key)
  if (known) return known
  const recording = recordPreview(ctx, voice, key).finally(() => underWay.delete(key))
  underWay.set(key, recording)
  return recording
}
