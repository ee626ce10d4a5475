import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { identityWords } from '../words.ts'
import { OutboxLink } from './outbox-link.tsx'
import { accountWords } from './words.ts'

/** Asks for another mail address; it counts once its own mail has been answered. */
export function ChangeEmailForm() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useContractForm(
    identityEndpoints.requestEmailChange.body,
    { email: '' },
    { email: identityWords.emailMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await call(identityEndpoints.requestEmailChange, { email })
      form.reset()
      setSentTo(email)
    } catch (error) {
      setSentTo(undefined)
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex max-w-md flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={accountWords.changeNotSent} />
      {sentTo === undefined ? null : (
        <output className="flex flex-col gap-1 text-sm">
          {accountWords.changeSent(sentTo)}
          <OutboxLink />
        </output>
      )}
      <TextField
        {...form.register('email')}
        label={accountWords.newEmail}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {accountWords.sendChange}
        </Button>
      </div>
    </form>
  )
}
