import type { Context } from '#kernel/context.ts'
import { listVoiceSafety } from './voice-safety-store.ts'

/** Voices that the operator blocked: they are shown to nobody who has not got them. A handful at most. */
export async function listBlockedVoices(ctx: Context): Promise<readonly string[]> {
  const decided = await listVoiceSafety(ctx)
  return decided.flatMap(({ voice_id: id, control }) => (control === 'BAN' || control === 'ENTERPRISE_BAN' ? [id] : []))
}
