import type { Context } from '#kernel/context.ts'
import { listVoiceSafety } from './voice-safety-store.ts'

/**
 * Lists the voices that the operator blocked, which are shown only to those who have them already. A handful at most.
 */
export async function listBlockedVoices(ctx: Context): Promise<readonly string[]> {
  const decided = await listVoiceSafety(ctx)
  return decided.flatMap(({ voice_id: id, control }) => (control === 'BAN' || control === 'ENTERPRISE_BAN' ? [id] : []))
}
