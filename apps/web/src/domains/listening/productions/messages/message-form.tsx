import { producerLimits } from '@vireo/contracts/productions'
import { Button, TextArea } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { messageWords } from './words.ts'

type MessageFormProps = { readonly onSend: (text: string) => Promise<void> }

/** Takes a message and sends it; what is refused stays there to be changed. */
export function MessageForm({ onSend }: MessageFormProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return
    void attempt(async () => {
      await onSend(text.trim())
      setText('')
    })
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={send}>
      <TextArea
        label={messageWords.message}
        error={isMissing ? messageWords.missing : undefined}
        dir="auto"
        autoComplete="off"
        maxLength={producerLimits.messageMax}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
      />
      {problem ? (
        <div role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p className="font-medium">{messageWords.refused}</p>
          <p>{problem.message}</p>
        </div>
      ) : null}
      <Button type="submit" className="self-end" loading={busy}>
        {messageWords.send}
      </Button>
    </form>
  )
}
