import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, Dialog, takesFocus, TextField } from '@vireo/ui'
import { useId, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { identityWords } from '../words.ts'
import { OutboxLink } from './outbox-link.tsx'
import { accountWords } from './words.ts'

/** Asks for another mail address; it counts once its own mail has been answered. */
export function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <AddressDialog onSent={setSentTo} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={accountWords.checkMail}
      description={accountWords.changeSent(sentTo)}
      footer={<Button onClick={onClose}>{accountWords.close}</Button>}
    >
      <div className="mt-4 empty:hidden">
        <OutboxLink />
      </div>
    </Dialog>
  )
}

function AddressDialog({
  onSent,
  onClose,
}: {
  readonly onSent: (email: string) => void
  readonly onClose: () => void
}) {
  const formId = useId()
  const form = useContractForm(
    identityEndpoints.requestEmailChange.body,
    { email: '' },
    { email: identityWords.emailMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await call(identityEndpoints.requestEmailChange, { email })
      onSent(email)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={accountWords.changeEmail}
      description={accountWords.changeEmailLead}
      confirm={{ label: accountWords.sendChange, form: formId, loading: isSubmitting }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={accountWords.changeNotSent} />
        <TextField
          {...form.register('email')}
          label={accountWords.newEmail}
          type="email"
          autoComplete="email"
          {...takesFocus}
          error={errors.email?.message}
        />
      </form>
    </Dialog>
  )
}
