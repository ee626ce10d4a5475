import { producerLimits } from '@vireo/contracts/productions'
import { IconButton, TextArea } from '@vireo/ui'
import { Trash2 } from 'lucide-react'

import type { DraftQuestion, QuestionFaults } from './draft.ts'
import { QuestionRecording } from './question-recording.tsx'
import { qualificationWords as words } from './words.ts'

type QuestionFieldsProps = {
  readonly qualificationId: string
  /** From 1 on. */
  readonly place: number
  readonly question: DraftQuestion
  readonly faults: QuestionFaults | undefined
  readonly onChange: (part: Partial<DraftQuestion>) => void
  readonly onRemove: () => void
}

/** Takes one question of a test: what to do, what is right, and what is to be heard. */
export function QuestionFields({ qualificationId, place, question, faults, onChange, onRemove }: QuestionFieldsProps) {
  const { test } = producerLimits
  return (
    <li className="py-4 first:pt-0">
      <fieldset className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <legend className="contents">
            <span className="text-sm font-medium">{words.question(place)}</span>
          </legend>
          <IconButton label={words.removeQuestion(place)} onClick={onRemove}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </div>
        <div className="grid gap-3 md:grid-cols-2">
          <TextArea
            label={words.prompt}
            help={words.promptHelp}
            error={faults?.prompt}
            maxLength={test.promptMax}
            value={question.prompt}
            onChange={(event) => onChange({ prompt: event.target.value })}
          />
          <TextArea
            label={words.expected}
            error={faults?.expected}
            maxLength={test.expectedMax}
            value={question.expected}
            onChange={(event) => onChange({ expected: event.target.value })}
          />
        </div>
        <QuestionRecording
          qualificationId={qualificationId}
          place={place}
          expected={question.expected}
          recording={question.recording}
          onChange={(recording) => onChange({ recording })}
        />
      </fieldset>
    </li>
  )
}
