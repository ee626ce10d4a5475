import { producerLimits, type ReviewNote } from '@vireo/contracts/productions'
import { Button, Switch, TextArea } from '@vireo/ui'
import { useState } from 'react'

import { withinS } from '../comments/drafts.ts'
import { reviewWords } from './words.ts'

type NoteFormProps = {
  readonly place: () => number
  readonly durationS: number
  readonly disabled: boolean
  readonly onAdd: (note: ReviewNote) => void
}

/** Takes one note, pinned to where the recording is or about all of it. */
export function NoteForm({ place, durationS, disabled, onAdd }: NoteFormProps) {
  const [text, setText] = useState('')
  const [isPinned, setPinned] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const add = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    onAdd({ text: text.trim(), at_s: isPinned ? withinS(place(), durationS) : null })
    setText('')
  }
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={reviewWords.noteText}
        rows={2}
        value={text}
        maxLength={producerLimits.noteMax}
        error={isMissing ? reviewWords.noteMissing : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch label={reviewWords.pinned} checked={isPinned} onChange={setPinned} />
        <Button disabled={disabled} onClick={add}>
          {reviewWords.add}
        </Button>
      </div>
    </div>
  )
}
