import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Voice } from '@vireo/contracts/voices'
import { IconButton, joinClasses } from '@vireo/ui'
import { GripVertical, X } from 'lucide-react'

import { VoicePicker } from '#voices/components/index.ts'
import { LitText } from '../editor/lit-text.tsx'
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

/** Shows who speaks, what they say, and the handle by which the line is moved. */
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
        'group flex items-start gap-1 rounded-lg py-1 sm:gap-2',
        isDragging && 'relative z-10 bg-raised shadow-float',
      )}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        size="sm"
        label={dialogueWords.moveLine(position)}
        className="mt-1 cursor-grab touch-none"
      >
        <GripVertical aria-hidden size={16} />
      </IconButton>
      <div className="flex min-w-0 flex-1 flex-col gap-x-2 sm:flex-row">
        <VoicePicker look="bar" value={voice} onChange={onVoice} className="sm:w-40" />
        <LineText {...props} onText={onText} />
      </div>
      <IconButton size="sm" label={dialogueWords.removeLine(position)} className="mt-1" onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  )
}

/** The letters of field and light, which must stand at the same places. */
const letters = 'px-2 py-1.5 pointer-coarse:py-2 text-lg [overflow-wrap:anywhere]'

function LineText({ line, position, onText, onNext, onGenerate, onRemove }: DialogueLineProps) {
  return (
    <div className="relative min-w-0 flex-1">
      <LitText text={line.text} lineIndex={position - 1} voiceId={line.voiceId} className={letters} />
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
          if (event.ctrlKey || event.metaKey) {
            if (!event.repeat) onGenerate()
          } else onNext()
        }}
        className={`absolute inset-0 resize-none overflow-hidden rounded-md bg-transparent outline-none hover:bg-fill/50 focus-visible:bg-fill ${letters}`}
      />
    </div>
  )
}
