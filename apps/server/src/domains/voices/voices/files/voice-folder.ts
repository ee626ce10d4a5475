/** Everything that is kept of a voice stands below its folder, which goes away with the voice. */
export function voiceFolder(workspaceId: string, voiceId: string): `voices/${string}/` {
  return `voices/${workspaceId}/${voiceId}/`
}
