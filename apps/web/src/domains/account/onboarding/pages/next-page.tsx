import type { User } from '@vireo/contracts/users'
import { Button, SkeletonCard } from '@vireo/ui'
import { useNavigate } from 'react-router'

import { useUpdateUser, useUser } from '#users'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { paths } from '#kit/routing/index.ts'
import { roleOf } from '../survey/questions.ts'
import { TemplateCards } from '../templates/template-cards.tsx'
import { isSuited, templatesFor } from '../templates/templates.ts'
import { useTemplate } from '../templates/use-template.ts'
import { templateWords } from '../templates/words.ts'
import { onboardingTitleWords } from '../titles/words.ts'

/** Leads into the tool that fits what somebody makes, with a sample in it and a voice that speaks. */
export function NextPage() {
  const { data: user, error, isPending, refetch } = useUser()
  return (
    <div className="mx-auto w-full max-w-[47.5rem] px-4 pt-2 pb-16 md:pt-10">
      {user ? null : <h1 className="sr-only">{onboardingTitleWords.onboardingNext}</h1>}
      {isPending ? <SkeletonCard /> : null}
      {error && !user ? <QueryError title={templateWords.failed} error={error} onRetry={refetch} /> : null}
      {user ? <Beginnings user={user} /> : null}
    </div>
  )
}

function Beginnings({ user }: { readonly user: User }) {
  const { open } = useTemplate()
  const navigate = useNavigate()
  const update = useUpdateUser()
  const role = roleOf(user.onboarding_survey?.role)
  const shown = templatesFor(role)
  // Nobody waits for it: who is asked again can skip it.
  const finish = () => update.mutate({ is_onboarding_completed: true }, { onError: showFailure })
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight text-balance">{templateWords.welcome(user.first_name)}</h1>
      <p className="mt-1 mb-6 text-sm text-muted">{templateWords.nextLead}</p>
      <TemplateCards
        templates={shown}
        suits={shown.filter((template) => isSuited(template, role)).length}
        onOpen={(template) => {
          finish()
          void open(template)
        }}
      />
      <Button
        variant="ghost"
        className="mt-6"
        onClick={() => {
          finish()
          void navigate(paths.home)
        }}
      >
        {templateWords.toHome}
      </Button>
    </>
  )
}
