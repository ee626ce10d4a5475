import { type AccessToken, identityEndpoints, type SecondStep as Step } from '@vireo/contracts/identity'
import { Button, PasswordField, TextField } from '@vireo/ui'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { call } from '#kit/api/index.ts'
import { isYes } from '#kit/arrival/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { later } from '#kit/later.tsx'
import { paths } from '#kit/routing/index.ts'
import { useSession } from '#kit/session/index.ts'
import { invitationLead, useInvitation } from '../accounts/use-invitation.ts'
import { accountWords } from '../accounts/words.ts'
import { EntranceCard } from '../components/entrance-card.tsx'
import { SecondStep } from '../later-screens.ts'
import { EntranceLink } from '../components/entrance-frame.tsx'
import { secondFactorWords } from '../second-factors/words.ts'
import { useEntrance } from '../use-entrance.ts'
import { identityWords } from '../words.ts'
import { titleWords } from '../titles/words.ts'

const RevertCard = later(async () => ({ default: (await import('../accounts/revert-card.tsx')).RevertCard }))

/** Lets somebody in who has an account; a link that takes back a change of address is dealt with first. */
export function SignInPage() {
  const [query] = useSearchParams()
  const code = query.get('internalCode')
  if (!code || !isYes(query.get('isReverting'))) return <SignInCard />
  return (
    <Suspense fallback={<div aria-busy />}>
      <RevertCard code={code} />
    </Suspense>
  )
}

function SignInCard() {
  const { enter } = useEntrance()
  const arrival = useInvitation()
  const [step, setStep] = useState<Step>()
  if (!arrival) return <div aria-busy className="min-h-dvh" />
  const { invitation } = arrival
  const lead = invitation ? invitationLead(invitation, accountWords.invitedSignIn) : identityWords.signInLead
  return (
    <EntranceCard
      title={step ? secondFactorWords.stepTitle : titleWords.signIn}
      lead={step ? secondFactorWords.stepLead : lead}
      question={identityWords.noAccount}
      answer={identityWords.signUp}
      answerPath={paths.signUp}
    >
      {step ? (
        <Suspense fallback={<div aria-busy />}>
          <SecondStep step={step} onDone={enter} onStartAgain={() => setStep(undefined)} />
        </Suspense>
      ) : (
        <SignInForm email={invitation?.email ?? ''} onSignedIn={enter} onSecondStep={setStep} />
      )}
    </EntranceCard>
  )
}

function SignInForm({
  email,
  onSignedIn,
  onSecondStep,
}: {
  readonly email: string
  readonly onSignedIn: (token: AccessToken) => void
  readonly onSecondStep: (step: Step) => void
}) {
  const form = useContractForm(
    identityEndpoints.signIn.body,
    { email, password: '' },
    { email: identityWords.emailMissing, password: identityWords.passwordMissing },
  )
  const { query } = useEntrance()
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await call(identityEndpoints.signIn, values)
      if ('second_factor_required' in answer) onSecondStep(answer)
      else onSignedIn(answer)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <WhyHere />
      <ErrorSummary form={form} title={identityWords.refusedSignIn} />
      <TextField
        {...form.register('email')}
        label={identityWords.email}
        type="email"
        autoComplete="username"
        autoFocus
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={identityWords.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <p className="-mt-2 flex flex-wrap justify-between gap-2 text-sm pointer-coarse:mt-0 pointer-coarse:gap-y-6">
        <EntranceLink to={paths.forgotPassword}>{accountWords.forgotTitle}</EntranceLink>
        <EntranceLink to={`${paths.sso}${query}`}>{identityWords.singleSignOn}</EntranceLink>
      </p>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {identityWords.signIn}
      </Button>
    </form>
  )
}

/** Says why somebody who was inside is here again, where it was not their own doing. */
function WhyHere() {
  const session = useSession()
  if (session.status !== 'signed-out' || !session.because) return null
  return <output className="rounded-md bg-accent-soft p-3 text-sm">{identityWords.endedBy[session.because]}</output>
}
