import type { User } from '@vireo/contracts/users'
import { SkeletonCard } from '@vireo/ui'
import { Navigate, useSearchParams } from 'react-router'

import { useUser } from '#users'
import { QueryError } from '#kit/failures/query-error.tsx'
import { paths } from '#kit/routing/index.ts'
import { QuestionForm } from '../survey/question-form.tsx'
import { firstOpen, questionOf, roleOf, subrolesOf } from '../survey/questions.ts'
import { surveyWords } from '../survey/words.ts'
import { onboardingTitleWords } from '../titles/words.ts'

/** Asks people who arrive a few questions, one after the other; who comes back goes on where they were. */
export function OnboardingPage() {
  const { data: user, error, isPending, refetch } = useUser()
  return (
    <div className="mx-auto w-full max-w-[36rem] px-4 pt-2 pb-16 md:pt-10">
      {user ? null : <h1 className="sr-only">{onboardingTitleWords.onboarding}</h1>}
      {isPending ? <SkeletonCard /> : null}
      {error && !user ? <QueryError title={surveyWords.failed} error={error} onRetry={refetch} /> : null}
      {user ? <OpenQuestion user={user} /> : null}
    </div>
  )
}

function OpenQuestion({ user }: { readonly user: User }) {
  const [parameters] = useSearchParams()
  const named = questionOf(parameters.get('step'))
  const question = named === 'subrole' && !hasSubroles(user) ? 'role' : (named ?? firstOpen(user))
  if (question === undefined) return <Navigate to={paths.onboardingNext} replace />
  return <QuestionForm key={question} user={user} question={question} />
}

function hasSubroles({ onboarding_survey: survey }: User): boolean {
  return subrolesOf[roleOf(survey?.role) ?? 'other'].length > 0
}
