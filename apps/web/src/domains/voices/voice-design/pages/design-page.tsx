import { Skeleton } from '@vireo/ui'
import { useSearchParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { Workbench } from '../components/workbench.tsx'
import { useSession, useSourceVoice } from '../queries.ts'
import { designWords } from '../words.ts'

/** A description, three voices, and every step between them: `?voice=` changes one, `?session=` goes on with one. */
export function DesignPage() {
  const [parameters, setParameters] = useSearchParams()
  const sessionId = parameters.get('session') ?? undefined
  const voiceId = parameters.get('voice') ?? undefined
  const session = useSession(sessionId)
  const source = useSourceVoice(voiceId)
  const open = (id: string | undefined, voice: string | undefined) =>
    setParameters({ ...(voice !== undefined && { voice }), ...(id !== undefined && { session: id }) })

  if (session.isError)
    return <QueryError title={designWords.sessionFailed} error={session.error} onRetry={session.refetch} />
  if (source.isError)
    return <QueryError title={designWords.sourceFailed} error={source.error} onRetry={source.refetch} />
  if (voiceId !== undefined && source.isPending) return <Skeleton className="m-6 h-64" />
  return (
    <Workbench
      key={voiceId ?? ''}
      session={session.data}
      isLoading={sessionId !== undefined && session.isPending}
      source={source.data}
      onSession={(id, voice) => open(id, voice)}
      onLeave={() => open(undefined, voiceId)}
      onStartOver={() => open(undefined, undefined)}
    />
  )
}
