import type { ReferenceClip } from '@vireo/engines'
import type { FullContext } from '../../../kernel/ports.ts'
import { voiceFolder } from '../../voices/index.ts'
import type { TrainingRow } from '../tables.ts'

/** Keeps what a voice is spoken from, for as long as the voice lives. */
export async function keepReference(ctx: FullContext, training: TrainingRow, { wav }: ReferenceClip): Promise<string> {
  const { id, workspace_id: workspaceId, voice_id: voiceId } = training
  const key = `${voiceFolder(workspaceId, voiceId)}reference/${id}.wav`
  const writer = await ctx.ports.storage.create(key)
  try {
    await writer.append(wav)
    await writer.commit()
  } catch (error) {
    await writer.discard()
    throw error
  }
  await writer.close()
  return key
}
