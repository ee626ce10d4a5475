import { transcriptionLimits } from '@vireo/contracts/transcription'
import { Button, takesFocus, TextArea } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { transcriptionWords } from '../../words.ts'

type CommentFormProps = {
  readonly label: string
  readonly action: string
  /** Resolves once it is kept. */
  readonly onSend: (text: string) => Promise<unknown>
  /** Leaves it unsaid; absent where there is always something to say. */
  readonly onLeave?: () => void
}

/** Takes what somebody remarks; what fails is said below it, and their words stay. */
export function CommentForm({ label, action, onSend, onLeave }: CommentFormProps) {
  const [text, setText] = useState('')
  const { busy, problem, attempt } = useDialogAttempt()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void attempt(() => onSend(text.trim())).then(() => undefined)
  }
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={send}>
      <TextArea
        label={label}
        rows={3}
        value={text}
        maxLength={transcriptionLimits.commentTextMax}
        error={problem?.message}
        onChange={(event) => setText(event.target.value)}
        {...(onLeave ? { autoFocus: true } : takesFocus)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" loading={busy} disabled={text.trim() === ''}>
          {action}
        </Button>
        {onLeave ? (
          <Button size="sm" variant="ghost" onClick={onLeave}>
            {transcriptionWords.leave}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
