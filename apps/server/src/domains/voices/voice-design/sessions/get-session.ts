import type { Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { listDesignedVoices } from '../designed-voice-store.ts'
import type { DesignedVoiceRow, DesignIterationRow } from '../tables.ts'
import { type CountedSession, findSession, listIterations } from './session-store.ts'

export type ShownSession = {
  readonly session: CountedSession
  readonly iterations: readonly DesignIterationRow[]
  readonly previews: readonly DesignedVoiceRow[]
}

/** Returns a session of the caller's own with all its iterations and previews. Throws `remixing_session_not_found`. */
export async function getSession(
  ctx: Context,
  { remixing_session_id: id }: Input<typeof voiceDesignEndpoints.getSession>,
): Promise<ShownSession> {
  const session = await findSession(ctx, id)
  if (!session) throw new AppError('remixing_session_not_found')
  const iterations = await listIterations(ctx, id)
  return {
    session,
    iterations,
    previews: await listDesignedVoices(
      ctx,
      iterations.map((iteration) => iteration.id),
    ),
  }
}
