import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import type { ClonedVoice } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { onSampleDelete } from '../hooks.ts'
import { assertNotPremade, changeVoice, getOwnVoice, holdOwnVoice } from '../own-voice.ts'
import { removeFilesJob } from '../files/remove-files-job.ts'
import { deleteSample as deleteSampleRow, findSample, listSamples } from './sample-store.ts'
import { assertSameSamples, isInstantClone, proofWithOthers, soundOfMatch, withMatch } from './with-match.ts'
import type { VoiceSampleRow } from '../tables.ts'
import { assertMayEdit, countVoiceEdit } from '../limits/voice-limits.ts'

type Named = Input<typeof voicesEndpoints.deleteSample>

/**
 * Deletes a sample. An instant clone is matched anew by those that are left; when its last one goes there is nothing
 * to match it by, and it keeps its sound. Where matching fails, the sample stays.
 */
export async function deleteSample(
  ctx: With<'media' | 'settings' | 'storage' | 'voiceCloning'>,
  input: Named,
): Promise<void> {
  assertNotPremade(ctx, input.voice_id)
  const voice = await getOwnVoice(ctx, input.voice_id, 'editor')
  if (!(await findSample(ctx, voice.id, input.sample_id))) throw notFound()
  const kept = (await listSamples(ctx, voice.id)).filter(({ id }) => id !== input.sample_id)
  if (!isInstantClone(voice) || kept.length === 0) return write(ctx, input)
  await assertMayEdit(ctx)
  const wishes = { voiceId: voice.id, language: voice.language, fresh: [], kept }
  await withMatch(ctx, wishes, (clone) => write(ctx, input, { clone, kept }))
}

type Matched = { readonly clone: ClonedVoice; readonly kept: readonly VoiceSampleRow[] }

function write(ctx: Context, input: Named, matched?: Matched): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const voice = await holdOwnVoice(ctx, input.voice_id, 'editor')
    const sample = await findSample(ctx, voice.id, input.sample_id)
    if (!sample) throw notFound()
    await countVoiceEdit(ctx)
    await deleteSampleRow(ctx, voice.id, sample.id)
    if (matched) {
      await assertSameSamples(ctx, voice.id, matched.kept)
      const sound = await soundOfMatch(ctx, voice, matched.clone)
      await changeVoice(ctx, voice, { ...sound, ...(await proofWithOthers(ctx, voice)) })
    }
    await ctx.hooks.ask(onSampleDelete, ctx, voice, sample)
    await enqueue(ctx, removeFilesJob, { keys: [sample.storage_key] })
    await writeAudit(ctx, {
      action: 'voices.sample-deleted',
      target: { kind: 'voice', id: voice.id },
      details: { sample: sample.id, file: sample.file_name, matched_anew: matched !== undefined },
    })
  })
}

function notFound(): AppError {
  return new AppError('sample_not_found', { param: 'sample_id' })
}
