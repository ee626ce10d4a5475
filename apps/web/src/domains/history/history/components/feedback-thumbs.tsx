import { IconButton, joinClasses, showError, showSuccess } from '@vireo/ui'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { problemOf } from '#kit/failures/use-dialog-attempt.ts'
import { asksAfterThumbsUp, isChangeable, useGiveFeedback, useRecording, type Verdict } from '../feedback.ts'
import { historyWords } from '../words.ts'

const PraiseDialog = later(async () => ({ default: (await import('./praise-dialog.tsx')).PraiseDialog }))
const ReasonsDialog = later(async () => ({ default: (await import('./reasons-dialog.tsx')).ReasonsDialog }))

/** Thumbs up and down for one recording, with the questions that follow them. */
export function FeedbackThumbs({
  historyItemId,
  exists,
}: {
  readonly historyItemId: string
  /** False while the recording's entry is still on its way. */
  readonly exists: boolean
}) {
  const { data: item } = useRecording(historyItemId, exists)
  const giving = useGiveFeedback(historyItemId)
  const [question, setQuestion] = useState<'praise' | 'reasons'>()
  const feedback = item?.feedback ?? null
  const give = (verdict: Verdict, onError?: (error: unknown) => void) =>
    giving.mutate(verdict, {
      onSuccess: () => {
        setQuestion(undefined)
        showSuccess(historyWords.feedback.thanks)
      },
      ...(onError && { onError }),
    })
  const ask = (about: 'praise' | 'reasons') => {
    giving.reset()
    setQuestion(about)
  }
  const press = (thumbsUp: boolean) => {
    if (!isChangeable(feedback)) showError(historyWords.feedback.reviewed)
    else if (!thumbsUp) ask('reasons')
    else if (asksAfterThumbsUp(feedback)) ask('praise')
    else give({ thumbsUp: true }, showFailure)
  }
  const dialog = {
    feedback,
    busy: giving.isPending,
    failure: giving.error ? problemOf(giving.error) : undefined,
    onGive: give,
    onClose: () => setQuestion(undefined),
  }
  return (
    <div className="flex items-center">
      <Thumb up pressed={feedback?.thumbs_up === true} disabled={!item} onPress={press} />
      <Thumb up={false} pressed={feedback?.thumbs_up === false} disabled={!item} onPress={press} />
      <Suspense>
        {question === 'praise' ? <PraiseDialog {...dialog} /> : null}
        {question === 'reasons' ? <ReasonsDialog {...dialog} /> : null}
      </Suspense>
    </div>
  )
}

function Thumb({
  up,
  pressed,
  disabled,
  onPress,
}: {
  readonly up: boolean
  readonly pressed: boolean
  readonly disabled: boolean
  readonly onPress: (up: boolean) => void
}) {
  const Icon = up ? ThumbsUp : ThumbsDown
  return (
    <IconButton
      size="sm"
      label={up ? historyWords.feedback.thumbsUp : historyWords.feedback.thumbsDown}
      aria-pressed={pressed}
      disabled={disabled}
      className={joinClasses(pressed && 'text-accent')}
      onClick={() => onPress(up)}
    >
      <Icon aria-hidden size={16} fill={pressed ? 'currentColor' : 'none'} fillOpacity={0.2} />
    </IconButton>
  )
}
