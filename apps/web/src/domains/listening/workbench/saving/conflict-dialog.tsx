import { settled, type Side, type TimedSegment, type TimedText } from '@vireo/transcripts/timed'
import { Button, Dialog } from '@vireo/ui'
import { useId, useState } from 'react'

import { workbenchWords } from '../words.ts'
import type { Conflict } from './use-keeping.ts'

type ConflictDialogProps = {
  readonly conflict: Conflict
  readonly onSettle: (text: TimedText) => void
}

/** Shows side by side what two people, or one in two windows, wrote in the same place, and asks for each which it is to be. */
export function ConflictDialog({ conflict: { unsettled, speakers }, onSettle }: ConflictDialogProps) {
  const { clashes } = unsettled
  const [sides, choose] = useState<readonly Side[]>(clashes.map(() => 'mine'))
  const all = (side: Side) => choose(clashes.map(() => side))
  const settle = () => onSettle({ segments: settled(unsettled, sides), speakers })
  return (
    <Dialog
      open
      mustAnswer
      width="4xl"
      onClose={settle}
      title={workbenchWords.conflict}
      description={workbenchWords.conflictHelp(clashes.length)}
      footer={
        <>
          <Button variant="ghost" onClick={() => all('mine')}>
            {workbenchWords.allMine}
          </Button>
          <Button variant="ghost" onClick={() => all('theirs')}>
            {workbenchWords.allTheirs}
          </Button>
          <Button variant="primary" onClick={settle}>
            {workbenchWords.settle}
          </Button>
        </>
      }
    >
      <ol className="mt-4 flex flex-col gap-4">
        {clashes.map(({ mine, theirs }, at) => {
          const start = Math.min(...[...mine, ...theirs].map((segment) => segment.start_s))
          return (
            // A clash has no name of its own: it is the one at this place.
            <li key={`${at} ${start}`}>
              <fieldset className="grid gap-2 sm:grid-cols-2">
                <legend className="mb-1 text-xs text-muted tabular-nums">{workbenchWords.clock(start)}</legend>
                {(['mine', 'theirs'] as const).map((side) => (
                  <SideChoice
                    key={side}
                    label={workbenchWords[side]}
                    segments={side === 'mine' ? mine : theirs}
                    isChosen={sides[at] === side}
                    onChoose={() => choose(sides.with(at, side))}
                  />
                ))}
              </fieldset>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

type SideChoiceProps = {
  readonly label: string
  readonly segments: readonly TimedSegment[]
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function SideChoice({ label, segments, isChosen, onChoose }: SideChoiceProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex cursor-pointer gap-3 rounded-md bg-fill p-3 text-sm has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      <input id={id} type="radio" checked={isChosen} onChange={onChoose} className="mt-1 accent-accent" />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {segments.length === 0 ? <span className="text-muted">{workbenchWords.nothingHere}</span> : null}
        {segments.map((segment) => (
          <span key={segment.id} className="mt-1 block break-words whitespace-pre-wrap">
            <span className="mr-2 text-xs text-muted tabular-nums">
              {workbenchWords.exactClock(segment.start_s)} – {workbenchWords.exactClock(segment.end_s)}
            </span>
            {segment.text}
            {segment.translation ? (
              <span className="block border-l-2 border-line pl-2">{segment.translation}</span>
            ) : null}
          </span>
        ))}
      </span>
    </label>
  )
}
