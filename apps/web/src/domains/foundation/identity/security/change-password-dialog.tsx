import { identityEndpoints } from '@vireo/contracts/identity'
import { PasswordField, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { securityWords } from './words.ts'

/** Sets another password for who knows the present one. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useContractForm(
    identityEndpoints.changePassword.body,
    { current_password: '', new_password: '' },
    { current_password: securityWords.currentMissing, new_password: securityWords.newMissing },
  )
  const { errors } = form.formState
  const send = async (values: { current_password: string; new_password: string }) => {
    await call(identityEndpoints.changePassword, values)
    showSuccess(securityWords.passwordChanged)
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={securityWords.changePassword}
      lead={securityWords.passwordConsequence}
      confirm={securityWords.changePassword}
      refused={securityWords.passwordRefused}
      send={send}
    >
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
    </FormDialog>
  )
}
