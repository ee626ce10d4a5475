import { SkeletonCard } from '@vireo/ui'
import { useSearchParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, PageTitle } from '#kit/page/index.ts'
import { Workbench } from '../components/workbench.tsx'
import { useSession, useSourceVoice } from '../queries.ts'
import { designWords } from '../words.ts'

/** Makes voices from a description, step by step: `?voice=` changes one, `?session=` goes on with one. */
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
  if (voiceId !== undefined && source.isPending) return <SkeletonCard />
  return (
    <>
      <PageLead>{source.data ? designWords.remixLead : designWords.lead}</PageLead>
      {source.data ? <PageTitle>{designWords.remixTitle(source.data.name)}</PageTitle> : null}
      <Workbench
        key={voiceId ?? ''}
        session={session.data}
        isLoading={sessionId !== undefined && session.isPending}
        source={source.data}
        onSession={(id, voice) => open(id, voice)}
        onLeave={() => open(undefined, voiceId)}
        onStartOver={() => open(undefined, undefined)}
      />
    </>
  )
}
