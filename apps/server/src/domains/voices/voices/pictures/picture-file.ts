import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import { voiceFolder } from '../files/voice-folder.ts'

/** Returns where a picture is stored: in the folder of its voice, with which it goes. */
export function pictureFile(workspaceId: WorkspaceId, voiceId: VoiceId, picture: string): string {
  return `${voiceFolder(workspaceId, voiceId)}picture/${picture}.webp`
}
