import { type SecondFactor, SixDigits } from '@vireo/contracts/identity'
import { Button } from '@vireo/ui'
import { z } from 'zod'

import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { secondFactorWords } from './words.ts'
import { CodeField } from './code-field.tsx'
import { useUpdateSecondFactors } from './queries.ts'

const CodeForm = z.object({ code: SixDigits })

/** Asks for the code that proves a factor works. */
export function ConfirmCode({
  kind,
  label,
  onConfirmed,
  onBack,
}: {
  readonly kind: SecondFactor
  readonly label: string
  readonly onConfirmed: (codes?: readonly string[]) => void
  readonly onBack: () => void
}) {
  const update = useUpdateSecondFactors()
  const form = useContractForm(CodeForm, { code: '' }, { code: secondFactorWords.codeMissing })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { backup_codes: codes } = await update({ action: `confirm_${kind}`, code })
      onConfirmed(codes)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={secondFactorWords.refused} />
      <CodeField {...form.register('code')} label={label} error={errors.code?.message} autoFocus />
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>{secondFactorWords.back}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {secondFactorWords.confirm}
        </Button>
      </div>
    </form>
  )
}
