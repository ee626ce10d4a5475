import {
  type AccessToken,
  identityEndpoints,
  type SecondFactorMethod,
  type SecondStep as Step,
} from '@vireo/contracts/identity'
import { Button, Select, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { secondFactorWords } from './words.ts'
import { CodeField } from './code-field.tsx'
import { SendTextCode } from './send-text-code.tsx'

const SecondStepBody = identityEndpoints.takeSecondStep.body

/** Asks for the second factor of somebody whose password was right. */
export function SecondStep({
  step,
  onDone,
  onStartAgain,
}: {
  readonly step: Step
  readonly onDone: (token: AccessToken) => void
  readonly onStartAgain: () => void
}) {
  const [method, setMethod] = useState<SecondFactorMethod>(step.methods[0] ?? 'backup_code')
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={secondFactorWords.method}
        value={method}
        groups={[
          {
            label: secondFactorWords.method,
            options: step.methods.map((value) => ({ value, label: secondFactorWords.methods[value] })),
          },
        ]}
        onChange={(value) => setMethod(step.methods.find((one) => one === value) ?? method)}
      />
      {method === 'sms' ? <SendTextCode challenge={step.challenge} phone={step.masked_phone_number ?? ''} /> : null}
      <CodeForm key={method} method={method} challenge={step.challenge} onDone={onDone} />
      <Button variant="ghost" onClick={onStartAgain}>
        {secondFactorWords.startAgain}
      </Button>
    </div>
  )
}

const labels = {
  totp: () => secondFactorWords.codeOfApp,
  sms: () => secondFactorWords.codeOfText,
  backup_code: () => secondFactorWords.backupCode,
} as const

function CodeForm({
  method,
  challenge,
  onDone,
}: {
  readonly method: SecondFactorMethod
  readonly challenge: string
  readonly onDone: (token: AccessToken) => void
}) {
  const form = useContractForm(SecondStepBody, { challenge, method, code: '' }, { code: secondFactorWords.codeMissing })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      onDone(await call(identityEndpoints.takeSecondStep, values))
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const field = { ...form.register('code'), label: labels[method](), error: errors.code?.message, autoFocus: true }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={secondFactorWords.refused} />
      {method === 'backup_code' ? (
        <TextField {...field} help={secondFactorWords.backupCodeHelp} autoComplete="off" className="font-mono" />
      ) : (
        <CodeField {...field} />
      )}
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {secondFactorWords.continue}
      </Button>
    </form>
  )
}
