import { FeedbackText, feedbackTextBounds, NegativeFeedbackText } from '@vireo/contracts/history'
import { TextArea } from '@vireo/ui'

import { lengthText } from '#kit/forms/index.ts'

/**
 * Says what is wrong with the text of praise, or of a complaint, as the contract sees it; undefined when nothing is.
 */
export function problemWithFeedback(text: string, isPraise: boolean): string | undefined {
  return (isPraise ? FeedbackText : NegativeFeedbackText).safeParse(text).error?.issues[0]?.message
}

/** Asks for some sentences about a recording, and counts their characters. */
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
  return (
    <TextArea
      label={label}
      error={problem}
      count={lengthText(text, isPraise ? feedbackTextBounds.max : feedbackTextBounds.negativeMax)}
      rows={4}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
