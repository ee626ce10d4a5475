import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'

/** Returns the folder of a voice. All that is kept of a voice is in there and goes with it. */
export function voiceFolder(workspaceId: WorkspaceId, voiceId: VoiceId): `voices/${string}/` {
  return `voices/${workspaceId}/${voiceId}/`
}
