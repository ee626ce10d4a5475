import { producerLimits } from '@vireo/contracts/productions'
import { Button, IconButton, TextArea } from '@vireo/ui'
import { X } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { commandKeyName } from '#kit/platform.ts'
import { type CommentDraft, endedAt, placed } from './drafts.ts'
import type { CommentWays } from './use-commenting.ts'
import { commentWords } from './words.ts'

type CommentFormProps = {
  readonly id: string
  readonly draft: CommentDraft
  readonly ways: CommentWays
  readonly durationS: number
  /** Answers where the recording is, in seconds. */
  readonly place: () => number
}

const nudgeS = 0.1

/** Takes what somebody remarks about a place of a recording; what fails is said in it, and their words stay. */
export function CommentForm({ id, draft, ways, durationS, place }: CommentFormProps) {
  const { write, leave, save, wantsFocus } = ways
  const field = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt()
  // Whoever asks for it while it is there is led to it.
  useEffect(() => {
    if (wantsFocus(id)) field.current?.querySelector('textarea')?.focus()
  })
  const send = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    setMissing(draft.text.trim() === '')
    if (draft.text.trim() !== '' && !busy) void attempt(() => save(id))
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    leave(id)
  }
  return (
    <form noValidate data-own-keys onSubmit={send}>
      <div role="presentation" className="flex flex-col gap-2" onKeyDown={press}>
        <PlaceOf draft={draft} durationS={durationS} place={place} onChange={(next) => write(id, next)} />
        <div ref={field}>
          <TextArea
            label={commentWords.text}
            labelHidden
            rows={2}
            dir="auto"
            autoComplete="off"
            maxLength={producerLimits.commentMax}
            help={commentWords.keys(commandKeyName())}
            error={isMissing ? commentWords.missing : undefined}
            value={draft.text}
            onChange={(event) => {
              write(id, { ...draft, text: event.target.value })
              setMissing(false)
            }}
          />
        </div>
        {problem ? (
          <div role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            <p className="font-medium">{commentWords.refused}</p>
            <p>{problem.message}</p>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" variant="primary" loading={busy}>
            {commentWords.save}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => leave(id)}>
            {commentWords.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}

type PlaceOfProps = Pick<CommentFormProps, 'draft' | 'durationS' | 'place'> & {
  readonly onChange: (draft: CommentDraft) => void
}

/** Shows where in the recording a comment is, and moves it. */
function PlaceOf({ draft, durationS, place, onChange }: PlaceOfProps) {
  const { at_s: at, end_s: end } = draft
  const move = (to: number) => onChange(placed(draft, to, durationS))
  return (
    <fieldset aria-label={commentWords.place} className="flex flex-wrap items-center gap-x-1 gap-y-3">
      <IconButton size="sm" label={commentWords.earlier} disabled={at <= 0} onClick={() => move(at - nudgeS)}>
        <span aria-hidden>−</span>
      </IconButton>
      <output className="min-w-12 text-center text-sm tabular-nums">
        {end === null ? commentWords.time(at) : commentWords.stretch(commentWords.time(at), commentWords.time(end))}
      </output>
      <IconButton size="sm" label={commentWords.later} onClick={() => move(at + nudgeS)}>
        <span aria-hidden>+</span>
      </IconButton>
      <Button size="sm" variant="ghost" onClick={() => move(place())}>
        {commentWords.here}
      </Button>
      {end === null ? (
        <Button size="sm" variant="ghost" onClick={() => onChange(endedAt(draft, place(), durationS))}>
          {commentWords.endHere}
        </Button>
      ) : (
        <IconButton size="sm" label={commentWords.noEnd} onClick={() => onChange({ ...draft, end_s: null })}>
          <X aria-hidden size={14} />
        </IconButton>
      )}
    </fieldset>
  )
}
