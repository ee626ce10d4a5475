import type { Edit, Paragraph, Wanted } from '@vireo/transcripts'
import { Button, IconButton, Switch, TextField } from '@vireo/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

import { transcriptionWords } from '../words.ts'
import { usePlaces } from './use-places.ts'

type FindBarProps = {
  readonly paragraphs: readonly Paragraph[]
  /** Absent for those who only read: nothing is replaced then. */
  readonly onEdit: ((edit: Edit) => unknown) | undefined
  readonly onShow: (paragraph: number) => void
  readonly onClose: () => void
}

/** Finds a text in the whole transcript, leads from one place to the next, and replaces it everywhere. */
export function FindBar({ paragraphs, onEdit, onShow, onClose }: FindBarProps) {
  const [wanted, setWanted] = useState<Wanted>({ find: '' })
  const [shown, setShown] = useState(-1)
  const { places, sought, now } = usePlaces(paragraphs, wanted)
  const change = (part: Partial<Wanted>) => {
    setWanted((before) => ({ ...before, ...part }))
    setShown(-1)
  }
  const step = (by: 1 | -1) => {
    // Enter may come before typing rests.
    const all = now()
    if (all.length === 0) return
    const next = (Math.max(shown, by === 1 ? -1 : 0) + by + all.length) % all.length
    setShown(next)
    onShow(all[next] ?? 0)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape') onClose()
  }
  return (
    <search className="flex flex-col gap-3 rounded-lg bg-surface p-4">
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
            hasPlaces={places.length > 0}
            onReplace={(replacement) => onEdit({ kind: 'replace_all', ...wanted, replacement })}
          />
        ) : null}
        <Steps hasPlaces={places.length > 0} onStep={step} onClose={onClose} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Switch
          label={transcriptionWords.matchCase}
          checked={wanted.match_case === true}
          onChange={(checked) => change({ match_case: checked })}
        />
        <Switch
          label={transcriptionWords.wholeWords}
          checked={wanted.whole_words === true}
          onChange={(checked) => change({ whole_words: checked })}
        />
        <p aria-live="polite" className="text-sm text-muted tabular-nums">
          {sought === '' ? '' : transcriptionWords.foundTimes(places.length)}
        </p>
      </div>
    </search>
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
  readonly hasPlaces: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

function Steps({ hasPlaces, onStep, onClose }: StepsProps) {
  return (
    <>
      <IconButton label={transcriptionWords.previous} disabled={!hasPlaces} onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden size={16} />
      </IconButton>
      <IconButton label={transcriptionWords.next} disabled={!hasPlaces} onClick={() => onStep(1)}>
        <ChevronDown aria-hidden size={16} />
      </IconButton>
      <IconButton label={transcriptionWords.closeFind} onClick={onClose}>
        <X aria-hidden size={16} />
      </IconButton>
    </>
  )
}
