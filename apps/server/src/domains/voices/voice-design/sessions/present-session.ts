import type { RemixingSession, RemixingSessionDetails } from '@vireo/contracts/voice-design'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { presentFace } from '#voices/sketches/index.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { ShownSession } from './get-session.ts'
import type { CountedSession } from './session-store.ts'

/** Presents a remixing session; instants are Unix seconds. */
export function presentSession(session: CountedSession): RemixingSession {
  return {
    remixing_session_id: session.id,
    voice_id: session.voice_id,
    created_at_unix: unixSeconds(session.created_at),
    updated_at_unix: unixSeconds(session.updated_at),
    expires_at_unix: unixSeconds(session.expires_at),
    iteration_count: session.iteration_count,
  }
}

/** Presents a session with its iterations and their previews. */
export function presentSessionDetails({ session, iterations, previews }: ShownSession): RemixingSessionDetails {
  return {
    ...presentSession(session),
    iterations: iterations.map((iteration) => ({
      remixing_session_iteration_id: iteration.id,
      parent_iteration_id: iteration.parent_id,
      kind: iteration.kind,
      voice_description: iteration.description,
      text: iteration.text,
      seed: iteration.seed,
      read: iteration.read,
      changed_voice_id: iteration.changed_voice_id,
      previews: previews
        .filter(({ iteration_id: id }) => id === iteration.id)
        .map((preview) => ({
          generated_voice_id: preview.id,
          media_type: preview.content_type,
          duration_secs: preview.duration_ms / 1000,
          language: canonicalLanguage(preview.locale),
          voice_id: preview.voice_id,
          face: presentFace(preview.id, preview.traits),
        })),
      created_at_unix: unixSeconds(iteration.created_at),
    })),
  }
}
