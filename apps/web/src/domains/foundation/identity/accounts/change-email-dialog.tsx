import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, Dialog, takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
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
  const form = useContractForm(
    identityEndpoints.requestEmailChange.body,
    { email: '' },
    { email: identityWords.emailMissing },
  )
  const { errors } = form.formState
  const send = async ({ email }: { email: string }) => {
    await call(identityEndpoints.requestEmailChange, { email })
    onSent(email)
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={accountWords.changeEmail}
      lead={accountWords.changeEmailLead}
      confirm={accountWords.sendChange}
      refused={accountWords.changeNotSent}
      send={send}
    >
      <TextField
        {...form.register('email')}
        label={accountWords.newEmail}
        type="email"
        autoComplete="email"
        {...takesFocus}
        error={errors.email?.message}
      />
    </FormDialog>
  )
}
