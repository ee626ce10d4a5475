import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Voice } from '@vireo/contracts/voices'
import { IconButton, joinClasses } from '@vireo/ui'
import { GripVertical, X } from 'lucide-react'

import { VoicePicker } from '#voices/components/index.ts'
import type { EditedLine } from './use-dialogue.ts'
import { dialogueWords } from './words.ts'

export type DialogueLineProps = {
  readonly line: EditedLine
  /** Counted from one. */
  readonly position: number
  readonly voice: Voice | undefined
  readonly onText: (text: string) => void
  readonly onVoice: (voice: Voice) => void
  readonly onRemove: () => void
  /** Enter was pressed: another line is wanted. */
  readonly onNext: () => void
  readonly onGenerate: () => void
}

/** Who speaks, what they say, and the handle by which the line is moved. */
export function DialogueLineRow(props: DialogueLineProps) {
  const { line, position, voice, onText, onVoice, onRemove } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: line.key,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={joinClasses(
        'flex items-start gap-1 rounded-lg bg-surface p-2 sm:gap-2',
        isDragging && 'relative z-10 shadow-raised',
      )}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        size="sm"
        label={dialogueWords.moveLine(position)}
        className="mt-3 cursor-grab touch-none"
      >
        <GripVertical aria-hidden size={16} />
      </IconButton>
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row">
        <VoicePicker value={voice} onChange={onVoice} className="shrink-0 sm:w-52" />
        <LineText {...props} onText={onText} />
      </div>
      <IconButton size="sm" label={dialogueWords.removeLine(position)} className="mt-3" onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  )
}

function LineText({ line, position, onText, onNext, onGenerate, onRemove }: DialogueLineProps) {
  return (
    <textarea
      value={line.text}
      rows={1}
      data-line={line.key}
      aria-label={dialogueWords.lineText(position)}
      placeholder={dialogueWords.placeholder}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Backspace' && line.text === '') {
          event.preventDefault()
          onRemove()
        }
        if (event.key !== 'Enter' || event.shiftKey) return
        event.preventDefault()
        if (event.ctrlKey || event.metaKey) onGenerate()
        else onNext()
      }}
      className="field-sizing-content min-h-14 w-full min-w-0 resize-none rounded-md border border-control bg-surface px-3 py-3.5 text-base leading-6 outline-none hover:border-muted focus-visible:border-accent"
    />
  )
}
