import { formatDateTime } from '#kit/format/index.ts'
import { useSessions } from '../queries.ts'
import { designWords } from '../words.ts'

const shownMax = 5

/** Lists what somebody worked on before, the latest first; nothing where there is nothing. */
export function SessionList({ onOpen }: { readonly onOpen: (sessionId: string, voiceId: string | undefined) => void }) {
  const { data: sessions } = useSessions()
  const worked = sessions?.filter((session) => session.iteration_count > 0).slice(0, shownMax) ?? []
  if (worked.length === 0) return null
  return (
    <section aria-label={designWords.sessions} className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{designWords.sessions}</h2>
      <ul className="-mx-2 flex flex-col">
        {worked.map((session) => (
          <li key={session.remixing_session_id}>
            <button
              type="button"
              className="w-full rounded-md px-2 py-1.5 text-left text-sm transition-colors hover:bg-hover"
              onClick={() => onOpen(session.remixing_session_id, session.voice_id ?? undefined)}
            >
              <span className="block">{formatDateTime(session.updated_at_unix)}</span>
              <span className="block text-xs text-muted">{designWords.sessionSteps(session.iteration_count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
