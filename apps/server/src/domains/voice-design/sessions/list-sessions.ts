import { type api, type Input, voiceDesignLimits } from '@vireo/contracts'
import type { FullContext } from '../../../kernel/ports.ts'
import { resolveVoiceId } from '../../voices/index.ts'
import { type CountedSession, listSessions as listRows } from './session-store.ts'

/** The caller's sessions; nobody has more of them than one page holds. */
export async function listSessions(
  ctx: FullContext,
  { voice_id: given }: Input<typeof api.voiceDesign.listSessions>,
): Promise<CountedSession[]> {
  const voiceId = given ? await resolveVoiceId(ctx, given) : undefined
  return listRows(ctx, voiceId, voiceDesignLimits.sessionsMax)
}
