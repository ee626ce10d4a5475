import type { User } from '@vireo/contracts/users'
import { Button, ProgressBar } from '@vireo/ui'

import { NameForm } from './name-form.tsx'
import { OptionForm, type Option } from './option-form.tsx'
import { type Question, questionBefore, questions, roleOf, roles, sources, subrolesOf } from './questions.ts'
import { useSurvey } from './use-survey.ts'
import { surveyWords } from './words.ts'

/** Shows one question with the ways on, back and out. */
export function QuestionForm({ user, question }: { readonly user: User; readonly question: Question }) {
  const survey = useSurvey(user)
  const before = questionBefore(question, user)
  const step = questions.indexOf(question) + 1
  const foot = (canGoOn: boolean) => (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" variant="primary" disabled={!canGoOn} loading={survey.isBusy}>
        {surveyWords.goOn}
      </Button>
      <Button onClick={() => void survey.skip(question)}>{surveyWords.skip}</Button>
      {before ? (
        <Button variant="ghost" onClick={() => void survey.goTo(before)}>
          {surveyWords.back}
        </Button>
      ) : null}
    </div>
  )
  return (
    <>
      <div className="mb-8 flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <ProgressBar label={surveyWords.progress(step, questions.length)} value={step / (questions.length + 1)} />
        </div>
        <Button variant="ghost" onClick={() => void survey.skipAll()}>
          {surveyWords.skipAll}
        </Button>
      </div>
      {question === 'name' ? (
        <NameForm user={user} onAnswer={(name) => void survey.answer('name', { first_name: name })}>
          {foot}
        </NameForm>
      ) : (
        <OptionForm
          {...optionsOf(question, user)}
          title={surveyWords[question].title}
          help={surveyWords.keys}
          chosen={user.onboarding_survey?.[question] ?? undefined}
          onAnswer={(value) => void survey.answer(question, { [question]: value, ...forgotten(question, value, user) })}
        >
          {foot}
        </OptionForm>
      )}
    </>
  )
}

/** Forgets what was said more closely of something that somebody does not make after all. */
function forgotten(question: Question, value: string, { onboarding_survey: before }: User) {
  return question === 'role' && before?.role !== value ? { subrole: null } : {}
}

function optionsOf(question: Exclude<Question, 'name'>, user: User): { readonly options: readonly Option[] } {
  const { roles: roleNames, subroles: subroleNames, sources: sourceNames } = surveyWords
  if (question === 'role') return { options: roles.map((value) => ({ value, label: roleNames[value] })) }
  if (question === 'source') return { options: sources.map((value) => ({ value, label: sourceNames[value] })) }
  const subroles = subrolesOf[roleOf(user.onboarding_survey?.role) ?? 'other']
  return { options: subroles.map((value) => ({ value, label: subroleNames[value] })) }
}
