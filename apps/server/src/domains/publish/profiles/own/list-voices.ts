import type { Context } from '#kernel/context.ts'
import { listOpenVoices, type OpenVoice } from '#voice-library'

/** Lists the caller's published voices of this workspace. */
export function listVoices(ctx: Context): Promise<OpenVoice[]> {
  return listOpenVoices(ctx)
}
