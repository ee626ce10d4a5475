import { Dialog } from '@vireo/ui'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useUpdateUser } from '#users'
import { designWords } from '../words.ts'

/** Asks once, before the first voice somebody designs, to agree to the rules. */
export function TermsDialog({
  open,
  onAgree,
  onClose,
}: {
  readonly open: boolean
  readonly onAgree: () => void
  readonly onClose: () => void
}) {
  const { mutateAsync: update } = useUpdateUser()
  const { busy, problem, attempt } = useDialogAttempt()
  const agree = () =>
    attempt(async () => {
      await update({ terms_agreed_to: { voice_design_agreement: true } })
      onAgree()
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={designWords.termsTitle}
      description={designWords.termsLead}
      problem={problem}
      confirm={{ label: designWords.agree, loading: busy, onConfirm: () => void agree() }}
    >
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-sm">
        {designWords.termsPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Dialog>
  )
}
