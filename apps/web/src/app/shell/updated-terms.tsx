import { Button, Dialog, takesFocus } from '@vireo/ui'

import { useUpdateUser } from '#users'
import { appWords } from '../words.ts'

/** Asks for consent to work with voice data, and cannot be put off. Stands only where the law wants it. */
export function UpdatedTerms() {
  const { mutate: update, isPending, isError } = useUpdateUser()
  const words = appWords.terms
  const accept = () => update({ accepted_bipa_terms: true })
  return (
    <Dialog
      open
      onClose={() => undefined}
      mustAnswer
      title={words.title}
      description={words.lead}
      problem={isError ? { message: words.failed } : undefined}
      footer={
        <Button variant="primary" loading={isPending} {...takesFocus} onClick={accept}>
          {words.accept}
        </Button>
      }
    >
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-sm">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Dialog>
  )
}
