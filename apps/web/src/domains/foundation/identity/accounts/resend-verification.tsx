import { useMutation } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, showError, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { messageOr } from './message-or.ts'
import { accountWords } from './words.ts'

/** Sends the link that verifies this address once more. */
export function ResendVerification({
  email,
  label = accountWords.sendVerification,
}: {
  readonly email: string
  readonly label?: string
}) {
  const send = useMutation({
    mutationFn: () => call(identityEndpoints.sendVerificationEmail, { email }),
    onSuccess: () => showSuccess(accountWords.verificationSent),
    onError: (error) => showError(messageOr(error, accountWords.verificationNotSent)),
  })
  return (
    <Button size="sm" loading={send.isPending} onClick={() => send.mutate()}>
      {label}
    </Button>
  )
}
