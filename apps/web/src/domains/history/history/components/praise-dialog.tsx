import { historyWords } from '../words.ts'
import { FeedbackForm, type FeedbackDialogProps } from './feedback-form.tsx'

const words = historyWords.feedback

/** Asks what somebody liked about a recording; they need not say anything. */
export function PraiseDialog({ feedback, busy, failure, onGive, onClose }: FeedbackDialogProps) {
  return (
    <FeedbackForm
      title={words.praiseTitle}
      description={words.praise}
      label={words.praiseText}
      isPraise
      textBefore={feedback?.thumbs_up ? feedback.feedback : ''}
      busy={busy}
      failure={failure}
      onSend={(text) => onGive({ thumbsUp: true, text })}
      onClose={onClose}
    />
  )
}
