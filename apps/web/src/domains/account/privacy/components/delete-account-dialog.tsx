import { ConfirmDialog, Dialog, Skeleton } from '@vireo/ui'

import { exactPattern } from '#kit/forms/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useUser } from '#users'
import { useConsequences } from '../queries.ts'
import { useDeleteAccount } from '../use-delete-account.ts'
import { privacyWords } from '../words.ts'
import { Consequences } from './consequences.tsx'

type Props = { readonly open: boolean; readonly onClose: () => void }

/** Long enough to read what is lost. */
const waitSeconds = 3

/** Shows what would be lost, asks for the address written out, and ends the account. */
export function DeleteAccountDialog({ open, onClose }: Props) {
  const { data: user } = useUser()
  const { data, error, refetch } = useConsequences(open)
  const { busy, problem, mustConfirm, remove, forget } = useDeleteAccount()
  const close = () => {
    forget()
    onClose()
  }
  const frame = { open, onClose: close, title: privacyWords.confirmTitle, width: 'sm' } as const
  if (mustConfirm)
    return <Dialog {...frame} title={privacyWords.confirmSignIn} description={privacyWords.confirmSignInLead} />
  if (error && !data)
    return (
      <Dialog {...frame}>
        <QueryError title={privacyWords.consequencesFailed} error={error} onRetry={refetch} />
      </Dialog>
    )
  if (!data || !user)
    return (
      <Dialog {...frame}>
        <Skeleton className="h-40 w-full" />
      </Dialog>
    )
  if (data.other_members > 0) return <Dialog {...frame} description={privacyWords.hasMembers(data.other_members)} />
  return (
    <ConfirmDialog
      open={open}
      title={privacyWords.confirmTitle}
      consequence={<Consequences of={data} />}
      action={privacyWords.delete}
      danger
      busy={busy}
      problem={problem}
      waitSeconds={waitSeconds}
      input={{ label: privacyWords.typeAddress(user.email), pattern: exactPattern(user.email) }}
      onConfirm={() => void remove(user.email)}
      onCancel={close}
    />
  )
}
