import path from 'node:path'
import type { With } from '#ports/ports.ts'
import { voiceFolder } from '#voices/files/index.ts'
import { inScratchFolder, keepFile, type VoiceSampleRow } from '#voices/samples/index.ts'
import { cutSound } from '../samples/cut-sound.ts'
import { spansUsedOf } from '../samples/sample-details.ts'
import { soundOfSample } from '../samples/sound-of-sample.ts'
import { lengthMs } from '../samples/used-spans.ts'
import type { PreparedSpeech, TrainingRow } from '../tables.ts'

type Keyed = Pick<TrainingRow, 'id' | 'workspace_id' | 'voice_id'>

/** Returns the folder of a training. All of it goes with the training, and with the voice. */
export function folderOf({ id, workspace_id: workspaceId, voice_id: voiceId }: Keyed): `${string}/` {
  return `${voiceFolder(workspaceId, voiceId)}training/${id}/`
}

/** Stores the used spans of a recording for a training; undefined where none are used. */
export async function prepareSpeech(
  ctx: With<'media' | 'storage'>,
  { training, sample }: { readonly training: Keyed; readonly sample: VoiceSampleRow },
  signal: AbortSignal,
): Promise<PreparedSpeech | undefined> {
  const spans = spansUsedOf(sample)
  if (spans.length === 0) return undefined
  return inScratchFolder(async (folder) => {
    const whole = await soundOfSample(ctx, sample, { folder, signal })
    const used = await cutSound(whole, spans, path.join(folder, 'used.pcm'))
    const storageKey = `${folderOf(training)}${sample.id}.pcm`
    await keepFile(ctx, storageKey, used.path)
    const { sampleRateHz } = used
    const removesNoise = sample.remove_background_noise
    return { sampleId: sample.id, storageKey, sampleRateHz, durationMs: lengthMs(spans), removesNoise }
  })
}

/** Throws away what was prepared for a training that is over. */
export async function removePrepared(ctx: With<'storage'>, training: Keyed): Promise<void> {
  for await (const { key } of ctx.ports.storage.list(folderOf(training))) await ctx.ports.storage.remove(key)
}
