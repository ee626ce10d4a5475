import { Button } from '@vireo/ui'

import { formatDateTime } from '#kit/format/index.ts'
import { useSessions } from '../queries.ts'
import { designWords } from '../words.ts'

const shownMax = 5

/** What somebody worked on before, the latest first; nothing where there is nothing. */
export function SessionList({ onOpen }: { readonly onOpen: (sessionId: string, voiceId: string | undefined) => void }) {
  const { data: sessions } = useSessions()
  const worked = sessions?.filter((session) => session.iteration_count > 0).slice(0, shownMax) ?? []
  if (worked.length === 0) return null
  return (
    <section aria-label={designWords.sessions} className="flex flex-col gap-2 border-t border-line pt-4">
      <h2 className="text-base font-semibold">{designWords.sessions}</h2>
      <ul className="flex flex-col gap-1">
        {worked.map((session) => (
          <li key={session.remixing_session_id}>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onOpen(session.remixing_session_id, session.voice_id ?? undefined)}
            >
              {formatDateTime(session.updated_at_unix)} · {designWords.sessionSteps(session.iteration_count)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
