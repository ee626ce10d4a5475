import { type WorkedContent, writesRemarks } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { SegmentedControl } from '@vireo/ui'
import { useLayoutEffect, useRef } from 'react'

import { workbenchWords } from '../words.ts'

const parts = ['script', 'problems', 'comments', 'notes', 'changes'] as const
export type Shown = (typeof parts)[number]

/** Lists what can be shown beside a task: a script where there is one, and problems except of remarks, which have theirs beside them. Pure. */
export function partsOf({ task }: Workbench, { script }: Pick<WorkedContent, 'script'>): readonly Shown[] {
  return parts.filter((part) => (part === 'script' ? script : part !== 'problems' || !writesRemarks(task.service)))
}

/** Answers what is shown beside a task before anything else is chosen. Pure. */
export function firstPart(workbench: Workbench, { script }: Pick<WorkedContent, 'script'>): Shown {
  if (!workbench.may_write) return 'changes'
  if (!writesRemarks(workbench.task.service)) return 'problems'
  return script ? 'script' : 'notes'
}

type PartChoiceProps = {
  readonly offered: readonly Shown[]
  readonly labels: Readonly<Record<Shown, string>>
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** Chooses what the panel shows. Where the names have no room beside each other, they are moved sideways, and none is cut. */
export function PartChoice({ offered, labels, shown, onShow }: PartChoiceProps) {
  const box = useRef<HTMLDivElement>(null)
  // What is chosen by a key may be out of sight. Only the names move: the page stays where it is.
  useLayoutEffect(() => {
    const chosen = box.current?.querySelector(`input[value="${shown}"]`)?.parentElement
    if (box.current && chosen)
      box.current.scrollLeft = chosen.offsetLeft - (box.current.clientWidth - chosen.offsetWidth) / 2
  }, [shown])
  return (
    <div
      ref={box}
      className="relative mx-3 mt-3 shrink-0 overflow-x-auto rounded-md [scrollbar-width:none] [&_fieldset]:min-w-max [&_label]:px-1 [&_label]:text-xs"
    >
      <SegmentedControl
        label={workbenchWords.panel}
        labelHidden
        value={shown}
        onChange={(value) => onShow(offered.find((part) => part === value) ?? 'changes')}
        options={offered.map((part) => ({ value: part, label: labels[part] }))}
      />
    </div>
  )
}
