import { identityEndpoints } from '@vireo/contracts/identity'
import { Dialog, PasswordField, showSuccess } from '@vireo/ui'
import { useId } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { securityWords } from './words.ts'

/** Sets another password for who knows the present one. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const form = useContractForm(
    identityEndpoints.changePassword.body,
    { current_password: '', new_password: '' },
    { current_password: securityWords.currentMissing, new_password: securityWords.newMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(identityEndpoints.changePassword, values)
      showSuccess(securityWords.passwordChanged)
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={securityWords.changePassword}
      description={securityWords.passwordConsequence}
      confirm={{ label: securityWords.changePassword, form: formId, loading: isSubmitting }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={securityWords.passwordRefused} />
        <PasswordField
          {...form.register('current_password')}
          label={securityWords.currentPassword}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordField
          {...form.register('new_password')}
          label={securityWords.newPassword}
          help={securityWords.passwordHelp}
          autoComplete="new-password"
          error={errors.new_password?.message}
        />
      </form>
    </Dialog>
  )
}
