import type { Edit, Paragraph, Wanted } from '@vireo/transcripts'
import { Button, IconButton, Switch, TextField } from '@vireo/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

import { transcriptionWords } from '../../words.ts'
import { useHits } from './use-hits.ts'
import { useLeaveKey } from './use-leave-key.ts'
import { useMarks } from './use-marks.ts'

type FindBarProps = {
  /** Where the paragraphs stand. */
  readonly list: RefObject<HTMLElement | null>
  readonly paragraphs: readonly Paragraph[]
  /** Absent for those who only read: nothing is replaced then. */
  readonly onEdit: ((edit: Edit) => unknown) | undefined
  readonly onClose: () => void
}

/** Finds a text in the whole transcript, marks it, leads from one place to the next, and replaces it everywhere. */
export function FindBar({ list, paragraphs, onEdit, onClose }: FindBarProps) {
  const bar = useRef<HTMLElement>(null)
  useLeaveKey(bar, onClose)
  const [wanted, setWanted] = useState<Wanted>({ find: '' })
  const [shown, setShown] = useState(-1)
  const { searched, now } = useHits(paragraphs, wanted)
  const { hits } = searched
  // After a correction there may be fewer.
  const here = Math.min(shown, hits.length - 1)
  const show = useMarks({ list, paragraphs, searched, here })
  const change = (part: Partial<Wanted>) => {
    setWanted((before) => ({ ...before, ...part }))
    setShown(-1)
  }
  const step = (by: 1 | -1) => {
    // Enter may come before typing rests.
    const all = now().hits
    const next = (Math.max(here, by === 1 ? -1 : 0) + by + all.length) % all.length
    const hit = all[next]
    if (!hit) return
    setShown(next)
    show(hit)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
  }
  return (
    <search ref={bar} className="contents">
      <div className="flex flex-col gap-3 rounded-lg bg-surface p-4">
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-48 flex-1">
            <TextField
              label={transcriptionWords.find}
              value={wanted.find}
              autoComplete="off"
              onChange={(event) => change({ find: event.target.value })}
              onKeyDown={keys}
              autoFocus
            />
          </div>
          {onEdit ? (
            <Replacement
              hasPlaces={hits.length > 0}
              onReplace={(replacement) => onEdit({ kind: 'replace_all', ...wanted, replacement })}
            />
          ) : null}
        </div>
        <Narrowing wanted={wanted} onChange={change} />
      </div>
      <Steps isSought={searched.wanted.find !== ''} here={here} count={hits.length} onStep={step} onClose={onClose} />
    </search>
  )
}

type NarrowingProps = { readonly wanted: Wanted; readonly onChange: (part: Partial<Wanted>) => void }

function Narrowing({ wanted, onChange }: NarrowingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Switch
        label={transcriptionWords.matchCase}
        checked={wanted.match_case === true}
        onChange={(checked) => onChange({ match_case: checked })}
      />
      <Switch
        label={transcriptionWords.wholeWords}
        checked={wanted.whole_words === true}
        onChange={(checked) => onChange({ whole_words: checked })}
      />
    </div>
  )
}

type ReplacementProps = { readonly hasPlaces: boolean; readonly onReplace: (replacement: string) => void }

function Replacement({ hasPlaces, onReplace }: ReplacementProps) {
  const [replacement, setReplacement] = useState('')
  return (
    <>
      <div className="min-w-48 flex-1">
        <TextField
          label={transcriptionWords.replaceBy}
          value={replacement}
          autoComplete="off"
          onChange={(event) => setReplacement(event.target.value)}
        />
      </div>
      <Button disabled={!hasPlaces} onClick={() => onReplace(replacement)}>
        {transcriptionWords.replaceAll}
      </Button>
    </>
  )
}

type StepsProps = {
  readonly isSought: boolean
  /** The number of the place that is shown; -1 where none is. */
  readonly here: number
  readonly count: number
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

/** Says which of all places is shown and leads on; it stays in sight wherever that is. */
function Steps({ isSought, here, count, onStep, onClose }: StepsProps) {
  const said = here < 0 ? transcriptionWords.foundTimes(count) : transcriptionWords.foundPlace(here + 1, count)
  return (
    <div className="sticky top-(--find-top) z-10 flex items-center gap-2 rounded-lg bg-raised px-4 py-1 shadow-float">
      <p aria-live="polite" className="mr-auto text-sm text-muted tabular-nums">
        {isSought ? said : ''}
      </p>
      <IconButton label={transcriptionWords.previous} disabled={count === 0} onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden size={16} />
      </IconButton>
      <IconButton label={transcriptionWords.next} disabled={count === 0} onClick={() => onStep(1)}>
        <ChevronDown aria-hidden size={16} />
      </IconButton>
      <IconButton label={transcriptionWords.closeFind} onClick={onClose}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
