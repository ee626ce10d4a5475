import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { dialogueLimits } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { Button } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import { announcementsFor } from './announce-moves.ts'
import { DialogueLineRow } from './dialogue-line.tsx'
import type { Dialogue } from './use-dialogue.ts'
import { nextVoiceId } from './next-voice.ts'
import { dialogueWords } from './words.ts'

type EditorProps = {
  readonly dialogue: Dialogue
  readonly voices: readonly Voice[]
  readonly problem: string | undefined
  readonly onGenerate: () => void
}

/** Shows the lines of a dialogue to be written, given to voices, and put into order by pointer or keyboard. */
export function DialogueEditor({ dialogue, voices, problem, onGenerate }: EditorProps) {
  const list = useRef<HTMLDivElement>(null)
  /** The line that is written next, as soon as it is there. */
  const wanted = useRef<number>(undefined)
  const { lines } = dialogue
  const addBehind = (key?: number) => {
    const behind = lines.findIndex((line) => line.key === key)
    const before = behind === -1 ? lines : lines.slice(0, behind + 1)
    wanted.current = dialogue.add({ text: '', voiceId: nextVoiceId(before, voices) }, key)
  }
  const remove = (key: number) => {
    const index = lines.findIndex((line) => line.key === key)
    dialogue.remove(key)
    wanted.current = (lines[index - 1] ?? lines[index + 1])?.key
  }
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelector<HTMLTextAreaElement>(`[data-line="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })
  return (
    <div ref={list} className="-mx-2 flex flex-1 flex-col gap-3 sm:-mx-10 sm:px-0">
      <Sortable dialogue={dialogue}>
        <ol aria-label={dialogueWords.lines} className="flex flex-col gap-1">
          {lines.map((line, index) => (
            <DialogueLineRow
              key={line.key}
              line={line}
              position={index + 1}
              voice={voices.find((voice) => voice.voice_id === line.voiceId)}
              onText={(text) => dialogue.change(line.key, { text })}
              onVoice={(voice) => dialogue.change(line.key, { voiceId: voice.voice_id })}
              onRemove={() => remove(line.key)}
              onNext={() => addBehind(line.key)}
              onGenerate={onGenerate}
            />
          ))}
        </ol>
      </Sortable>
      <Footer dialogue={dialogue} voices={voices} onAdd={() => addBehind()} />
      {problem ? (
        <p role="alert" className="px-2 text-sm text-danger sm:px-10">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

function Footer({
  dialogue,
  voices,
  onAdd,
}: Pick<EditorProps, 'dialogue' | 'voices'> & { readonly onAdd: () => void }) {
  const { lines } = dialogue
  const isFull = lines.length >= dialogueLimits.inputsMax
  return (
    <div className="flex flex-wrap items-center gap-3 px-2 sm:px-10">
      <Button size="sm" disabled={isFull} icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
        {dialogueWords.addLine}
      </Button>
      {lines.every(({ text }) => text === '') ? (
        <Button size="sm" variant="ghost" onClick={() => dialogue.replace(exampleFor(voices))}>
          {dialogueWords.example}
        </Button>
      ) : null}
      <span className="text-sm text-muted tabular-nums">
        {isFull
          ? dialogueWords.full(dialogueLimits.inputsMax)
          : dialogueWords.count(lines.length, dialogueLimits.inputsMax)}
      </span>
    </div>
  )
}

function Sortable({ dialogue, children }: { readonly dialogue: Dialogue; readonly children: ReactNode }) {
  const { lines } = dialogue
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (key: number | string) => lines.findIndex((line) => line.key === key)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) dialogue.move(indexOf(active.id), indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(indexOf, lines.length),
        screenReaderInstructions: { draggable: dialogueWords.moveHelp },
      }}
    >
      <SortableContext items={lines.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function exampleFor(voices: readonly Voice[]) {
  return dialogueWords.exampleLines.map((text, index) => ({ text, voiceId: voices[index % 2]?.voice_id }))
}
