import { useQueryClient } from '@tanstack/react-query'
import type { MisreadWord, PronunciationRule } from '@vireo/contracts/pronunciation'
import type { Voice } from '@vireo/contracts/voices'
import { Button, Dialog, IconButton, takesFocus } from '@vireo/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'

import { hearWords } from '../components/hear-words.ts'
import { RuleDialog } from '../components/rule-dialog.tsx'
import { misreadWords } from './words.ts'
import { useRulesForAll } from './use-rules-for-all.ts'

type MisreadDialogProps = {
  readonly found: readonly MisreadWord[]
  readonly voice: Voice | undefined
  readonly onClose: () => void
}

/** Lists words that are probably misread, each with ways of saying it of which one becomes a rule. */
export function MisreadDialog({ found, voice, onClose }: MisreadDialogProps) {
  const rules = useRulesForAll()
  const [own, setOwn] = useState<string>()
  const { save } = rules
  if (own !== undefined && save) {
    const saveOwn = async (rule: PronunciationRule) => {
      await save(rule)
      setOwn(undefined)
    }
    return <RuleDialog words={own} rule={undefined} onSave={saveOwn} onClose={() => setOwn(undefined)} />
  }
  return (
    <Dialog open onClose={onClose} width="lg" title={misreadWords.title} description={misreadWords.lead}>
      {found.length === 0 ? <p className="mt-6 text-sm">{misreadWords.noneLeft}</p> : null}
      <ul className="mt-4 flex flex-col gap-5">
        {found.map((word, at) => (
          <li key={word.word}>
            <WordWays
              found={word}
              isFirst={at === 0}
              voice={voice}
              busy={rules.busy}
              onChoose={save && ((rule) => void rules.attempt(() => save(rule)))}
              onOwn={save && (() => setOwn(word.word))}
            />
          </li>
        ))}
      </ul>
      {rules.isKnown && !save ? <p className="mt-6 text-sm text-muted">{misreadWords.adminsOnly}</p> : null}
      {found.length > 0 ? <p className="mt-6 text-xs text-muted">{misreadWords.hearNote}</p> : null}
    </Dialog>
  )
}

type WordWaysProps = {
  readonly found: MisreadWord
  readonly isFirst: boolean
  readonly voice: Voice | undefined
  readonly busy: boolean
  readonly onChoose: ((rule: PronunciationRule) => void) | undefined
  readonly onOwn: (() => void) | undefined
}

function WordWays({ found, isFirst, voice, busy, onChoose, onOwn }: WordWaysProps) {
  const { word, reason, count, suggestions } = found
  const client = useQueryClient()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium [overflow-wrap:anywhere]">{word}</span>
        <span className="text-xs text-muted">
          {misreadWords.reasons[reason]}
          {count > 1 ? ` · ${misreadWords.times(count)}` : null}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {suggestions.map(({ label, rule }, at) => (
          <span key={label} className="flex items-center gap-1">
            <Button
              size="sm"
              disabled={!onChoose || busy}
              aria-label={misreadWords.sayAs(word, label)}
              onClick={() => onChoose?.(rule)}
              {...(isFirst && at === 0 && takesFocus)}
            >
              {label}
            </Button>
            <IconButton
              size="sm"
              label={misreadWords.hear(label)}
              disabled={!voice}
              onClick={() => voice && hearWords(client, voice, word, [rule])}
            >
              <Play aria-hidden size={16} />
            </IconButton>
          </span>
        ))}
        {onOwn ? (
          <Button size="sm" variant="ghost" aria-label={misreadWords.ownFor(word)} disabled={busy} onClick={onOwn}>
            {misreadWords.own}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
