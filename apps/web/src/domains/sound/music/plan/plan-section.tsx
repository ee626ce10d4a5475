import { musicLimits, type Song } from '@vireo/contracts/music'
import { Button, lengthText, TextField, useVisibleMoves } from '@vireo/ui'
import { Plus, RotateCcw } from 'lucide-react'
import { useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { musicWords } from '../words.ts'
import {
  type DraftSection,
  lengthOf,
  type PlanDraft,
  stylesIn,
  withAdded,
  withMoved,
  withOneAnew,
  withoutSection,
  withSection,
} from './plan-draft.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionRow } from './section-row.tsx'
import { TimelineStrip } from './timeline-strip.tsx'
import { useRowDrag } from '#kit/moving/use-row-drag.ts'

type Props = {
  readonly plan: PlanDraft
  /** The song that its locked sections are taken from. */
  readonly song: Song | undefined
  /** Whether it is what was heard in a recording: nothing is taken from that. */
  readonly isHeard: boolean
  readonly isBusy: boolean
  readonly onChange: (plan: PlanDraft) => void
  /** Composes the plan in which one section is anew. */
  readonly onAnew: (plan: PlanDraft) => void
  readonly onStartOver: () => void
}

/** Shows a plan as a timeline of its sections: to edit, to lock, to move, to add to and to take from. */
export function PlanSection({ plan, song, isHeard, isBusy, onChange, onAnew, onStartOver }: Props) {
  const [editedId, setEditedId] = useState<string>()
  const { sections } = plan
  const move = (from: number, to: number) => {
    onChange(withMoved(plan, from, to))
    announce(musicWords.movedTo(to + 1, sections.length))
  }
  const { list, drag, handleAt } = useRowDrag(sections.length, move)
  useVisibleMoves(list, sections.map(({ id }) => id).join(' '))
  const isFull = sections.length >= musicLimits.sectionsMax
  const add = (of?: DraftSection) => onChange(withAdded(plan, musicWords.newSection, of))
  return (
    <section aria-label={musicWords.planTitle} className="flex flex-col gap-4 rounded-lg bg-surface p-4 md:p-6">
      <Head plan={plan} song={song} isHeard={isHeard} onStartOver={onStartOver} />
      {song ? null : <WholeStyles plan={plan} onChange={onChange} />}
      <TimelineStrip plan={plan} song={song} />
      <ol ref={list} aria-label={musicWords.sections} className="-mx-2 flex flex-col gap-1">
        {sections.map((section, at) => (
          <SectionRow
            key={section.id}
            section={section}
            song={song}
            place={at + 1}
            count={sections.length}
            isBusy={isBusy}
            isFull={isFull}
            handle={handleAt(at)}
            drag={drag}
            onMove={(to) => move(at, to)}
            onEdit={() => setEditedId(section.id)}
            onLock={(isLocked) => onChange(withSection(plan, section.id, { isLocked }))}
            onAnew={() => onAnew(withOneAnew(plan, section.id))}
            onCopy={() => add(section)}
            onRemove={() => onChange(withoutSection(plan, section.id))}
          />
        ))}
      </ol>
      <div>
        <Button size="sm" icon={<Plus aria-hidden size={16} />} disabled={isFull} onClick={() => add()}>
          {musicWords.addSection}
        </Button>
      </div>
      <SectionDialog
        section={sections.find(({ id }) => id === editedId)}
        onClose={() => setEditedId(undefined)}
        onSave={(changes) => {
          if (editedId !== undefined) onChange(withSection(plan, editedId, changes))
          setEditedId(undefined)
        }}
      />
    </section>
  )
}

function Head({ plan, song, isHeard, onStartOver }: Pick<Props, 'plan' | 'song' | 'isHeard' | 'onStartOver'>) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-64">
        <h2 className="text-base font-semibold">{isHeard ? musicWords.likeTitle : musicWords.planTitle}</h2>
        <p className="mt-1 text-sm text-muted">
          {musicWords.planFacts(plan.sections.length, lengthText(lengthOf(plan)))}{' '}
          {song ? musicWords.lockHelp : isHeard ? musicWords.likeHelp : musicWords.planHelp}
        </p>
      </div>
      <Button size="sm" icon={<RotateCcw aria-hidden size={16} />} onClick={onStartOver}>
        {musicWords.startOver}
      </Button>
    </div>
  )
}

/** Takes the styles of the whole, as a list; what is typed is read when the field is left. */
function WholeStyles({ plan, onChange }: Pick<Props, 'plan' | 'onChange'>) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['positive', 'negative'] as const).map((which) => (
        <StylesField
          key={`${which} ${plan[which].join()}`}
          label={musicWords.wholeStyles[which]}
          placeholder={which === 'positive' ? musicWords.stylesPlaceholder : musicWords.notPlaceholder}
          styles={plan[which]}
          onChange={(styles) => onChange({ ...plan, [which]: styles })}
        />
      ))}
    </div>
  )
}

function StylesField(props: {
  readonly label: string
  readonly placeholder: string
  readonly styles: readonly string[]
  readonly onChange: (styles: readonly string[]) => void
}) {
  const [text, setText] = useState(() => props.styles.join(', '))
  return (
    <TextField
      label={props.label}
      value={text}
      autoComplete="off"
      placeholder={props.placeholder}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => props.onChange(stylesIn(text))}
    />
  )
}
