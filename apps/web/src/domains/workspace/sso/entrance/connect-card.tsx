import { type AccessToken, identityEndpoints, type SecondStep as Step } from '@vireo/contracts/identity'
import { ssoEndpoints } from '@vireo/contracts/sso'
import { Button, PasswordField, showSuccess, TextField } from '@vireo/ui'
import { Suspense, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { paths } from '#kit/routing/index.ts'
import { enterSession, useSession } from '#kit/session/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { EntranceFrame, SecondStep } from '#identity'
import { ssoWords } from '../words.ts'

type Connecting = { readonly email: string; readonly organisation: string }

/** Connects an account that an organisation vouches for: the account's own sign-in comes first, once. */
export function ConnectCard({
  email,
  organisation,
  onConnected,
}: Connecting & { readonly onConnected: (token: AccessToken) => void }) {
  const session = useSession()
  const [step, setStep] = useState<Step>()
  const connect = async () => {
    try {
      const token = await call(ssoEndpoints.link, {})
      showSuccess(ssoWords.connected(organisation))
      onConnected(token)
    } catch (error) {
      showFailure(error)
    }
  }
  const signedIn = async (token: AccessToken) => {
    enterSession(token)
    await connect()
  }
  const isInside = session.status === 'signed-in'
  return (
    <EntranceFrame
      title={ssoWords.connectTitle}
      lead={isInside ? ssoWords.connectInside(organisation) : ssoWords.connectLead(email, organisation)}
    >
      {step && !isInside ? (
        <Suspense fallback={<div aria-busy />}>
          <SecondStep step={step} onDone={(token) => void signedIn(token)} onStartAgain={() => setStep(undefined)} />
        </Suspense>
      ) : null}
      {!step && !isInside ? <OwnSignIn email={email} onSignedIn={signedIn} onSecondStep={setStep} /> : null}
      {isInside ? <ConnectButton onConnect={connect} /> : null}
    </EntranceFrame>
  )
}

function ConnectButton({ onConnect }: { readonly onConnect: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const connect = async () => {
    setBusy(true)
    await onConnect()
    setBusy(false)
  }
  return (
    <Button variant="primary" className="w-full" loading={busy} onClick={() => void connect()}>
      {ssoWords.connect}
    </Button>
  )
}

function OwnSignIn({
  email,
  onSignedIn,
  onSecondStep,
}: {
  readonly email: string
  readonly onSignedIn: (token: AccessToken) => Promise<void>
  readonly onSecondStep: (step: Step) => void
}) {
  const form = useContractForm(
    identityEndpoints.signIn.body,
    { email, password: '' },
    { password: ssoWords.passwordMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await call(identityEndpoints.signIn, values)
      if ('second_factor_required' in answer) onSecondStep(answer)
      else await onSignedIn(answer)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={ssoWords.refused} />
      <TextField {...form.register('email')} label={ssoWords.email} type="email" autoComplete="username" readOnly />
      <PasswordField
        {...form.register('password')}
        label={ssoWords.password}
        autoComplete="current-password"
        autoFocus
        error={errors.password?.message}
      />
      <p className="-mt-2 text-sm">
        {/* In a tab of its own: this page is needed again with the new password. */}
        <a
          href={paths.forgotPassword}
          target="_blank"
          rel="noreferrer"
          className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {ssoWords.forgotPassword}
        </a>
      </p>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {ssoWords.signInAndConnect}
      </Button>
    </form>
  )
}
