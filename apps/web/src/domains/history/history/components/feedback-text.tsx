import { FeedbackText, feedbackTextBounds, NegativeFeedbackText } from '@vireo/contracts/history'
import { Field, controlClasses, joinClasses } from '@vireo/ui'

import { historyWords } from '../words.ts'

/** What is wrong with the text of praise, or of a complaint, as the contract sees it; undefined when nothing is. */
export function problemWithFeedback(text: string, isPraise: boolean): string | undefined {
  return (isPraise ? FeedbackText : NegativeFeedbackText).safeParse(text).error?.issues[0]?.message
}

/** Some sentences about a recording, with how many characters they have. */
export function FeedbackTextField({
  label,
  isPraise,
  text,
  problem,
  onChange,
}: {
  readonly label: string
  readonly isPraise: boolean
  readonly text: string
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}) {
  const count = [...text.trim()].length
  return (
    <Field
      label={label}
      error={problem}
      help={historyWords.feedback.count(count, isPraise ? feedbackTextBounds.max : feedbackTextBounds.negativeMax)}
    >
      {(control) => (
        <textarea
          {...control}
          rows={4}
          className={joinClasses(controlClasses, 'resize-none p-3')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
