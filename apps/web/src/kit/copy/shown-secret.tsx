import { Button, Dialog, takesFocus, TextField } from '@vireo/ui'
import { Copy } from 'lucide-react'

import { copyText } from './copy-text.ts'

export type ShownSecretWords = {
  readonly title: string
  readonly lead: string
  readonly label: string
  readonly copy: string
  readonly copied: string
  readonly done: string
}

/** Shows something that nobody can read again; closed only by whoever has kept it. */
export function ShownSecret({
  secret,
  words,
  onClose,
}: {
  readonly secret: string | undefined
  readonly words: ShownSecretWords
  readonly onClose: () => void
}) {
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      mustAnswer
      title={words.title}
      description={words.lead}
      width="lg"
      footer={
        <>
          <Button onClick={onClose}>{words.done}</Button>
          <Button
            variant="primary"
            icon={<Copy aria-hidden size={16} />}
            {...takesFocus}
            onClick={() => void copyText(secret ?? '', { copied: words.copied })}
          >
            {words.copy}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <TextField
          label={words.label}
          readOnly
          value={secret ?? ''}
          className="font-mono"
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  )
}
