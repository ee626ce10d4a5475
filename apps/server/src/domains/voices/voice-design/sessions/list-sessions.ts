import { type Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '#voices/aliases/index.ts'
import { type CountedSession, listSessions as listRows } from './session-store.ts'

/** Lists the caller's sessions, on request those of one voice. Nobody has more than fit on one page. */
export async function listSessions(
  ctx: With<'settings'>,
  { voice_id: given }: Input<typeof voiceDesignEndpoints.listSessions>,
): Promise<CountedSession[]> {
  const voiceId = given ? await resolveVoiceId(ctx, given) : undefined
  return listRows(ctx, voiceId, voiceDesignLimits.sessionsMax)
}
