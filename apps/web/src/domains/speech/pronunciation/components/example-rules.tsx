import { useQueryClient } from '@tanstack/react-query'
import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { Button } from '@vireo/ui'
import { MoveRight, Play } from 'lucide-react'

import { preselected, useVoices } from '#voices'
import { pronunciationWords } from '../words.ts'
import { hearWords } from './hear-words.ts'

const aliasOf = (words: string, alias: string): PronunciationRule => ({
  type: 'alias',
  string_to_replace: words,
  alias,
  case_sensitive: true,
  word_boundaries: true,
})

/** Names that are misread by whoever reads them by the letter, in any language. */
const examples = [aliasOf('SQL', 'sequel'), aliasOf('Siobhan', 'shivawn')] as const

/** Shows what rules look like, and lets one hear what they change. */
export function ExampleRules() {
  const client = useQueryClient()
  const voice = preselected(useVoices().data ?? [], undefined)
  const hear = (rule: PronunciationRule, rules: PronunciationRule[]) => {
    if (voice) hearWords(client, voice, rule.string_to_replace, rules)
  }
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={pronunciationWords.examples} className="flex flex-col gap-1">
        {examples.map((rule) => (
          <li
            key={rule.string_to_replace}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-fill py-2 pr-2 pl-4"
          >
            <span className="flex items-center gap-2 font-medium">
              {rule.string_to_replace}
              <span className="sr-only">{pronunciationWords.columnSaid}</span>
              <MoveRight aria-hidden size={16} className="text-muted" />
              {rule.type === 'alias' ? rule.alias : null}
            </span>
            <span className="flex gap-1">
              <HearButton
                disabled={!voice}
                name={pronunciationWords.hearBefore}
                of={rule.string_to_replace}
                onClick={() => hear(rule, [])}
              />
              <HearButton
                disabled={!voice}
                name={pronunciationWords.hearAfter}
                of={rule.string_to_replace}
                onClick={() => hear(rule, [rule])}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-center text-xs text-muted">{pronunciationWords.hearNote}</p>
    </div>
  )
}

function HearButton({
  name,
  of,
  disabled,
  onClick,
}: {
  readonly name: string
  /** The words that are heard. */
  readonly of: string
  readonly disabled: boolean
  readonly onClick: () => void
}) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${name}: ${of}`}
      disabled={disabled}
      icon={<Play aria-hidden size={16} />}
      onClick={onClick}
    >
      {name}
    </Button>
  )
}
