import type { VoiceId } from '@vireo/contracts/kit'
import { createReadStream } from 'node:fs'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { makeVoiceId } from '../add-voice.ts'
import type { VoiceSampleRow } from '../tables.ts'
import { voiceFolder } from '../files/voice-folder.ts'
import type { PreparedSample } from './take-samples.ts'

const blockBytes = 256 * 1024

/**
 * Puts the files of samples into the storage, then calls `insert` with their rows, which writes them in its
 * transaction (`insertSample`). When that fails or the caller leaves, nothing stays behind.
 */
export async function keepSamples<T>(
  ctx: With<'storage'>,
  voiceId: VoiceId,
  samples: readonly PreparedSample[],
  insert: (rows: readonly VoiceSampleRow[]) => Promise<T>,
): Promise<T> {
  const rows: VoiceSampleRow[] = []
  try {
    for (const sample of samples) rows.push(await keepSample(ctx, voiceId, sample))
    ctx.signal.throwIfAborted()
    return await insert(rows)
  } catch (error) {
    for (const row of rows) await ctx.ports.storage.remove(row.storage_key)
    throw error
  }
}

async function keepSample(ctx: With<'storage'>, voiceId: VoiceId, sample: PreparedSample): Promise<VoiceSampleRow> {
  const id = makeVoiceId()
  const storageKey = `${voiceFolder(ctx.workspaceId, voiceId)}samples/${id}`
  await keepFile(ctx, storageKey, sample.path)
  return {
    id,
    voice_id: voiceId,
    workspace_id: ctx.workspaceId,
    file_name: sample.fileName,
    mime_type: sample.mimeType,
    size_bytes: sample.sizeBytes,
    hash: sample.hash,
    duration_ms: sample.durationMs,
    storage_key: storageKey,
    remove_background_noise: sample.removesNoise,
    quality: sample.quality,
    details: sample.transcript ? { transcript: sample.transcript } : null,
    created_at: ctx.now(),
  }
}

/** Copies a file of this machine into the storage. */
export async function keepFile(ctx: With<'storage'>, storageKey: string, path: string): Promise<void> {
  const { signal } = ctx
  await keepBlocks(ctx.ports.storage, storageKey, createReadStream(path, { highWaterMark: blockBytes, signal }))
}
