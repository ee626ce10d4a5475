import { useQuery } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, buttonClasses, PasswordField, Skeleton } from '@vireo/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { ApiError, contractQuery, call } from '#kit/api/index.ts'
import { forgetCarried, readActionParameters, withCarried } from '#kit/arrival/index.ts'
import { ErrorSummary, useContractForm } from '#kit/forms/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { actionTarget, signInTo } from '../actions/action-target.ts'
import { messageOr } from '../accounts/message-or.ts'
import { accountWords } from '../accounts/words.ts'
import { EntranceFrame, EntranceLink } from '../components/entrance-frame.tsx'
import { identityWords } from '../words.ts'

/** Lets whoever holds the link of a mail choose a new password. */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const code = query.get('verificationCode') || query.get('oobCode') || ''
  const [isDone, setDone] = useState(false)
  const check = useQuery({
    ...contractQuery(identityEndpoints.checkPasswordReset, { verification_code: code }),
    enabled: code !== '',
    staleTime: Infinity,
    retry: false,
  })
  const again = <EntranceLink to={paths.forgotPassword}>{accountWords.requestNewLink}</EntranceLink>
  if (isDone) {
    const to = actionTarget(withCarried(readActionParameters(query)), location.origin)
    return (
      <EntranceFrame title={accountWords.resetTitle} lead={accountWords.passwordChanged}>
        <AppLink to={signInTo(to)} onClick={forgetCarried} className={buttonClasses({ variant: 'primary' })}>
          {accountWords.signIn}
        </AppLink>
      </EntranceFrame>
    )
  }
  if (check.data) {
    return (
      <EntranceFrame title={accountWords.resetTitle} lead={accountWords.resetLead(check.data.email)}>
        <NewPasswordForm code={code} onDone={() => setDone(true)} />
      </EntranceFrame>
    )
  }
  if (code !== '' && check.isPending)
    return (
      <EntranceFrame title={accountWords.checkingLink}>
        <Skeleton className="h-28" />
      </EntranceFrame>
    )
  const { title, cause } = outcomeOf(check.error)
  if (title === accountWords.linkUnchecked) {
    return (
      <EntranceFrame title={title} footer={again}>
        <div role="alert" className="flex flex-col items-start gap-4 text-sm text-muted">
          <p>{cause}</p>
          <Button loading={check.isFetching} onClick={() => void check.refetch()}>
            {accountWords.tryAgain}
          </Button>
        </div>
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={title} lead={<span role="alert">{cause}</span>}>
      <AppLink to={paths.forgotPassword} className={buttonClasses({ variant: 'primary' })}>
        {accountWords.requestNewLink}
      </AppLink>
    </EntranceFrame>
  )
}

/** Tells a code that is no good, too many attempts, and anything else apart. */
function outcomeOf(error: unknown): { readonly title: string; readonly cause: string } {
  const type = error instanceof ApiError ? error.errorType : 'auth/invalid-action-code'
  if (type === 'auth/invalid-action-code')
    return { title: accountWords.linkInvalid, cause: accountWords.linkInvalidAdvice }
  const cause =
    type === 'auth/too-many-requests' ? messageOr(error, accountWords.unknownError) : accountWords.unknownError
  return { title: accountWords.linkUnchecked, cause }
}

function NewPasswordForm({ code, onDone }: { readonly code: string; readonly onDone: () => void }) {
  const form = useContractForm(
    identityEndpoints.resetPassword.body,
    { verification_code: code, password: '', end_api_keys: false },
    { password: identityWords.passwordMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(identityEndpoints.resetPassword, values)
      onDone()
    } catch (error) {
      form.setError('root', { type: 'server', message: messageOr(error, accountWords.unknownError) })
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={accountWords.passwordNotChanged} />
      <PasswordField
        {...form.register('password')}
        label={accountWords.newPassword}
        help={identityWords.passwordHelp}
        autoComplete="new-password"
        autoFocus
        error={errors.password?.message}
      />
      <label className="flex items-start gap-2 text-sm">
        <input type="checkbox" {...form.register('end_api_keys')} className="mt-0.5 size-4 shrink-0 accent-accent" />
        {accountWords.endApiKeys}
      </label>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {accountWords.saveNewPassword}
      </Button>
    </form>
  )
}
