import { type Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '#voices/aliases/index.ts'
import { type CountedSession, listSessions as listRows } from './session-store.ts'

/** The caller's sessions; nobody has more of them than one page holds. */
export async function listSessions(
  ctx: With<'settings'>,
  { voice_id: given }: Input<typeof voiceDesignEndpoints.listSessions>,
): Promise<CountedSession[]> {
  const voiceId = given ? await resolveVoiceId(ctx, given) : undefined
  return listRows(ctx, voiceId, voiceDesignLimits.sessionsMax)
}
