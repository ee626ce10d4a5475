import { Dialog } from '@vireo/ui'

import { showFailure } from '#kit/failures/show-failure.ts'
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
  const { mutate: update, isPending } = useUpdateUser()
  const agree = () =>
    update({ terms_agreed_to: { voice_design_agreement: true } }, { onSuccess: onAgree, onError: showFailure })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={designWords.termsTitle}
      description={designWords.termsLead}
      confirm={{ label: designWords.agree, loading: isPending, onConfirm: agree }}
    >
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-sm">
        {designWords.termsPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Dialog>
  )
}
