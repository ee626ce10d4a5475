import { useMutation } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, ErrorState } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { EntranceFrame, EntranceLink } from '../components/entrance-frame.tsx'
import { messageOr } from './message-or.ts'
import { OutboxLink } from './outbox-link.tsx'
import { accountWords } from './words.ts'

/** Takes a change of mail address back for whoever holds the link, signed in or not. */
export function RevertCard({ code }: { readonly code: string }) {
  const revert = useMutation({ mutationFn: () => call(identityEndpoints.revertEmail, { verification_code: code }) })
  const back = <EntranceLink to={paths.signIn}>{accountWords.backToSignIn}</EntranceLink>
  if (revert.isSuccess) {
    return (
      <EntranceFrame title={accountWords.checkMail} lead={accountWords.reverted} footer={back}>
        <OutboxLink />
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={accountWords.revertTitle} lead={accountWords.revertText} footer={back}>
      {revert.isError ? (
        <ErrorState title={accountWords.notReverted} cause={messageOr(revert.error, accountWords.unknownError)} />
      ) : (
        <Button variant="primary" loading={revert.isPending} onClick={() => revert.mutate()}>
          {accountWords.revert}
        </Button>
      )}
    </EntranceFrame>
  )
}
