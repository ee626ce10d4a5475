import { buttonClasses, EmptyState } from '@vireo/ui'
import { GraduationCap } from 'lucide-react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageTitle, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { useHeldQualifications } from '../producer/queries.ts'
import { AttemptForm } from '../qualifying/attempt-form.tsx'
import { AttemptResult } from '../qualifying/attempt-result.tsx'
import { useQualificationAttempt } from '../qualifying/queries.ts'
import { qualifyingWords } from '../qualifying/words.ts'

/** Takes an attempt at the test of a qualification, or says what came of it. */
export function AttemptPage() {
  return <ProducerOnly>{() => <Attempt />}</ProducerOnly>
}

function Attempt() {
  const { attemptId = '' } = useParams()
  const { data: attempt, error, refetch } = useQualificationAttempt(attemptId)
  const { data: held } = useHeldQualifications()
  if (!attempt) {
    if (error instanceof ApiError && error.status === 404) return <Gone />
    return error ? <QueryError title={qualifyingWords.failed} error={error} onRetry={refetch} /> : <RowsSkeleton />
  }
  const about = held?.qualifications.find(({ qualification_id: id }) => id === attempt.qualification_id)
  return (
    <>
      {about ? <PageTitle>{about.name}</PageTitle> : null}
      {attempt.state === 'open' ? (
        <AttemptForm key={attemptId} attempt={attempt} language={about?.target_language} onOver={refetch} />
      ) : (
        <AttemptResult attempt={attempt} />
      )}
    </>
  )
}

function Gone() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<GraduationCap size={28} />}
        title={qualifyingWords.gone}
        action={
          <AppLink to={paths.producerQualifications} className={buttonClasses({})}>
            {qualifyingWords.toQualifications}
          </AppLink>
        }
      >
        {qualifyingWords.goneText}
      </EmptyState>
    </div>
  )
}
