import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, TextField } from '@vireo/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, useContractForm } from '#kit/forms/index.ts'
import { paths } from '#kit/routing/index.ts'
import { messageOr } from '../accounts/message-or.ts'
import { OutboxLink } from '../accounts/outbox-link.tsx'
import { accountWords } from '../accounts/words.ts'
import { EntranceFrame, EntranceLink } from '../components/entrance-frame.tsx'
import { identityWords } from '../words.ts'

/** Asks for a link to a new password. The answer is the same whoever asks. */
export function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [sentTo, setSentTo] = useState<string>()
  const form = useContractForm(
    identityEndpoints.sendPasswordResetEmail.body,
    { email: query.get('email') ?? '' },
    { email: identityWords.emailMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await call(identityEndpoints.sendPasswordResetEmail, { email, continue_url: query.get('redirect') })
      setSentTo(email)
    } catch (error) {
      form.setError('root', { type: 'server', message: messageOr(error, accountWords.resetNotRequested) })
    }
  })
  const back = <EntranceLink to={paths.signIn}>{accountWords.backToSignIn}</EntranceLink>
  if (sentTo !== undefined) {
    return (
      <EntranceFrame title={accountWords.checkMail} lead={accountWords.mailSent(sentTo)} footer={back}>
        <OutboxLink />
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={accountWords.forgotTitle} lead={accountWords.forgotLead} footer={back}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={accountWords.checkMailNotSent} />
        <TextField
          {...form.register('email')}
          label={identityWords.email}
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
        />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {accountWords.sendReset}
        </Button>
      </form>
    </EntranceFrame>
  )
}
