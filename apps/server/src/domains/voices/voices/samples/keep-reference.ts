import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { ReferenceClip } from '@vireo/engines'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { voiceFolder } from '../files/voice-folder.ts'

export type ReferenceOf = { readonly workspaceId: WorkspaceId; readonly voiceId: VoiceId; readonly name: string }

/** Keeps what a voice is spoken from, for as long as the voice lives. */
export async function keepReference(
  ctx: With<'storage'>,
  { workspaceId, voiceId, name }: ReferenceOf,
  { wav }: ReferenceClip,
): Promise<string> {
  const key = `${voiceFolder(workspaceId, voiceId)}reference/${name}.wav`
  await keepBytes(ctx.ports.storage, key, wav)
  return key
}
