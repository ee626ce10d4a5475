import { useState } from 'react'

import { reasons, type Reason } from '../feedback.ts'
import { historyWords } from '../words.ts'
import { FeedbackForm, type FeedbackDialogProps } from './feedback-form.tsx'

const words = historyWords.feedback

/** Asks what was wrong with a recording. */
export function ReasonsDialog({ feedback, busy, failure, onGive, onClose }: FeedbackDialogProps) {
  const before = feedback?.thumbs_up === false ? feedback : null
  const [chosen, setChosen] = useState<readonly Reason[]>(reasons.filter((reason) => before?.[reason]))
  const toggle = (reason: Reason, on: boolean) =>
    setChosen(on ? [...chosen, reason] : chosen.filter((each) => each !== reason))
  return (
    <FeedbackForm
      title={words.reasonsTitle}
      description={words.reasonsHelp}
      label={words.reasonsText}
      isPraise={false}
      textBefore={before?.feedback ?? ''}
      busy={busy}
      failure={failure}
      onSend={(text) => onGive({ thumbsUp: false, text, reasons: chosen })}
      onClose={onClose}
    >
      <fieldset className="flex flex-col">
        <legend className="sr-only">{words.reasonsTitle}</legend>
        {reasons.map((reason) => (
          <label key={reason} className="flex min-h-9 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={chosen.includes(reason)}
              onChange={(event) => toggle(reason, event.target.checked)}
            />
            {words.reasons[reason]}
          </label>
        ))}
      </fieldset>
    </FeedbackForm>
  )
}
