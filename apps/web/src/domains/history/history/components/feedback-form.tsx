import type { HistoryFeedback } from '@vireo/contracts/history'
import { Dialog, type DialogProblem } from '@vireo/ui'
import { useId, useState, type ReactNode } from 'react'

import type { Verdict } from '../feedback.ts'
import { historyWords } from '../words.ts'
import { FeedbackTextField, problemWithFeedback } from './feedback-text.tsx'

const words = historyWords.feedback

export type FeedbackDialogProps = {
  /** What was said before. */
  readonly feedback: HistoryFeedback | null
  readonly busy: boolean
  /** Why it could not be sent. */
  readonly failure: DialogProblem | undefined
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
  readonly failure: DialogProblem | undefined
  readonly onSend: (text: string) => void
  readonly onClose: () => void
  /** What is asked besides words. */
  readonly children?: ReactNode
}

/** Asks in a dialog for a few words about a recording. */
export function FeedbackForm({
  title,
  description,
  label,
  isPraise,
  textBefore,
  busy,
  failure,
  onSend,
  onClose,
  children,
}: FeedbackFormProps) {
  const id = useId()
  const [text, setText] = useState(textBefore)
  const [tried, setTried] = useState(false)
  const problem = problemWithFeedback(text, isPraise)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      problem={failure}
      confirm={{ label: words.send, form: id, loading: busy }}
    >
      <form
        id={id}
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
      </form>
    </Dialog>
  )
}
