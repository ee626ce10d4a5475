import type { UpdateUser, User } from '@vireo/contracts/users'
import { useNavigate } from 'react-router'

import { useUpdateUser } from '#users'
import { showFailure } from '#kit/failures/show-failure.ts'
import { paths } from '#kit/routing/index.ts'
import { type Question, questionAfter } from './questions.ts'

type Survey = NonNullable<UpdateUser['onboarding_survey']>

/** Keeps each answer as it is given, and leads from question to question, to the tools, or home. */
export function useSurvey(user: User) {
  const update = useUpdateUser()
  const navigate = useNavigate()
  const goTo = (question: Question | undefined) =>
    navigate(question === undefined ? paths.onboardingNext : `${paths.onboarding}?step=${question}`)
  const passOn = (question: Question, survey: Partial<Survey>) => {
    const known = user.onboarding_survey ?? {
      first_name: null,
      role: null,
      subrole: null,
      timezone: null,
      source: null,
    }
    return goTo(questionAfter(question, { ...user, onboarding_survey: { ...known, ...survey } }))
  }
  const save = async (changes: UpdateUser, after: () => unknown) => {
    try {
      await update.mutateAsync(changes)
      await after()
    } catch (error) {
      showFailure(error)
    }
  }
  return {
    isBusy: update.isPending,
    goTo,
    /** Goes on without an answer. */
    skip: (question: Question) => passOn(question, {}),
    /** Keeps an answer, with where it was given from, and goes on. */
    answer: (question: Question, survey: Survey) =>
      save(
        {
          ...(typeof survey.first_name === 'string' && { first_name: survey.first_name }),
          onboarding_survey: { first_name: user.first_name, ...survey, timezone: guessedTimezone() },
        },
        () => passOn(question, survey),
      ),
    /** Leaves all of it for good: nobody is asked again. */
    skipAll: () => save({ is_onboarding_completed: true }, () => navigate(paths.home)),
  }
}

/** Answers the time zone of this device as the tz database names it; null where a browser does not say. */
function guessedTimezone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string }
  return timeZone ?? null
}
