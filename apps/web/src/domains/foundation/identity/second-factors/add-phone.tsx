import { PhoneNumber } from '@vireo/contracts/identity'
import { Button, TextField } from '@vireo/ui'
import { useState } from 'react'
import { z } from 'zod'

import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { secondFactorWords } from './words.ts'
import { ConfirmCode } from './confirm-code.tsx'
import { useUpdateSecondFactors } from './queries.ts'

const PhoneForm = z.object({ phone_number: PhoneNumber })

/** Sets up a phone: its number, and the code that was sent to it. */
export function AddPhone({
  onConfirmed,
  onBack,
}: {
  readonly onConfirmed: (codes?: readonly string[]) => void
  readonly onBack: () => void
}) {
  const [sentTo, setSentTo] = useState<string>()
  const update = useUpdateSecondFactors()
  const form = useContractForm(PhoneForm, { phone_number: '' }, { phone_number: secondFactorWords.phoneMissing })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await update({ action: 'begin_sms', ...values })
      setSentTo(values.phone_number)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  if (sentTo !== undefined) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{secondFactorWords.sentText(sentTo)}</p>
        <ConfirmCode
          kind="sms"
          label={secondFactorWords.codeOfText}
          onConfirmed={onConfirmed}
          onBack={() => setSentTo(undefined)}
        />
      </div>
    )
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={secondFactorWords.refused} />
      <TextField
        {...form.register('phone_number')}
        label={secondFactorWords.phone}
        help={secondFactorWords.phoneHelp}
        type="tel"
        autoComplete="tel"
        autoFocus
        error={errors.phone_number?.message}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>{secondFactorWords.back}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {secondFactorWords.sendCode}
        </Button>
      </div>
    </form>
  )
}
