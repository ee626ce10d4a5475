import type { Session } from '@vireo/contracts/identity'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { deviceName } from '../devices/device-name.ts'
import type { ListedSession } from './list-sessions.ts'

/** Presents sessions by what their owner recognises a browser by; their tokens are never in it. */
export function presentSessions(sessions: readonly ListedSession[]): { sessions: Session[] } {
  return { sessions: sessions.map(presentSession) }
}

function presentSession(session: ListedSession): Session {
  return {
    session_id: session.id,
    is_current: session.isCurrent,
    device: deviceName(session.user_agent) ?? null,
    address: session.address === '' ? null : session.address,
    created_at_unix: unixSeconds(session.created_at),
    last_used_at_unix: unixSeconds(session.last_used_at),
    support_member: session.supportMember,
  }
}
