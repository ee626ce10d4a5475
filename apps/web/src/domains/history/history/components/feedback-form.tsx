import type { HistoryFeedback } from '@vireo/contracts/history'
import { Button, Dialog } from '@vireo/ui'
import { useState, type ReactNode } from 'react'

import type { Verdict } from '../feedback.ts'
import { historyWords } from '../words.ts'
import { FeedbackTextField, problemWithFeedback } from './feedback-text.tsx'

const words = historyWords.feedback

export type FeedbackDialogProps = {
  /** What was said before. */
  readonly feedback: HistoryFeedback | null
  readonly busy: boolean
  readonly onGive: (verdict: Verdict) => void
  readonly onClose: () => void
}

type FeedbackFormProps = {
  readonly title: string
  readonly description: string
  readonly label: string
  /** Whether it is about what somebody likes. */
  readonly isPraise: boolean
  readonly textBefore: string
  readonly busy: boolean
  readonly onSend: (text: string) => void
  readonly onClose: () => void
  /** What is asked besides words. */
  readonly children?: ReactNode
}

/** A dialog that asks for a few words about a recording. */
export function FeedbackForm({
  title,
  description,
  label,
  isPraise,
  textBefore,
  busy,
  onSend,
  onClose,
  children,
}: FeedbackFormProps) {
  const [text, setText] = useState(textBefore)
  const [tried, setTried] = useState(false)
  const problem = problemWithFeedback(text, isPraise)
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form
        className="mt-4 flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (problem === undefined) onSend(text)
        }}
      >
        {children}
        <FeedbackTextField
          label={label}
          isPraise={isPraise}
          text={text}
          problem={tried ? problem : undefined}
          onChange={setText}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" loading={busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
