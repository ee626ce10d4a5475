import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, PasswordField, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { securityWords } from './words.ts'
import { Section } from './section.tsx'

/** Another password for who knows the present one. */
export function ChangePassword() {
  const form = useContractForm(
    identityEndpoints.changePassword.body,
    { current_password: '', new_password: '' },
    { current_password: securityWords.currentMissing, new_password: securityWords.newMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(identityEndpoints.changePassword, values)
      form.reset()
      showSuccess(securityWords.passwordChanged)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Section title={securityWords.passwordTitle} lead={securityWords.passwordLead}>
      <form noValidate className="flex max-w-sm flex-col gap-4" onSubmit={(event) => void submit(event)}>
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
        <Button type="submit" className="self-start" loading={isSubmitting}>
          {securityWords.changePassword}
        </Button>
      </form>
    </Section>
  )
}
