import { type api, type Input, voiceDesignLimits } from '@vireo/contracts'
import type { Context } from '../../../kernel/context.ts'
import { type CountedSession, listSessions as listRows } from './session-store.ts'

/** The caller's sessions; nobody has more of them than one page holds. */
export function listSessions(
  ctx: Context,
  { voice_id: voiceId }: Input<typeof api.voiceDesign.listSessions>,
): Promise<CountedSession[]> {
  return listRows(ctx, voiceId ?? undefined, voiceDesignLimits.sessionsMax)
}
