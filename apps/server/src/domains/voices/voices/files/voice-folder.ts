import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'

/** Everything that is kept of a voice stands below its folder, which goes away with the voice. */
export function voiceFolder(workspaceId: WorkspaceId, voiceId: VoiceId): `voices/${string}/` {
  return `voices/${workspaceId}/${voiceId}/`
}
