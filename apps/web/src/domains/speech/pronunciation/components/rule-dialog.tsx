import {
  type CheckedRule,
  pronunciationEndpoints,
  pronunciationLimits,
  type PronunciationRule,
} from '@vireo/contracts/pronunciation'
import { Dialog, SegmentedControl, Switch, takesFocus, TextField } from '@vireo/ui'
import { type FormEvent, useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'

import { formatList } from '#kit/format/index.ts'
import { call, messageOf } from '#kit/api/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { draftOf, type RuleDraft, ruleOf } from '../rule-form.ts'
import { pronunciationWords } from '../words.ts'
import { HearRule } from './hear-rule.tsx'

/** Asks for a rule, new or there already, tells how engines say it, and lets one hear it before it is saved. */
export function RuleDialog({
  rule,
  words = '',
  onSave,
  onClose,
}: {
  readonly rule: PronunciationRule | undefined
  /** What a new rule is for, where that is known. */
  readonly words?: string
  readonly onSave: (rule: PronunciationRule) => Promise<void>
  readonly onClose: () => void
}) {
  const formId = useId()
  const { draft, change, isWhole, tried, busy, refusal, save } = useRuleForm({ rule, words, onSave })
  const checked = useChecked(draft, isWhole)
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={rule ? pronunciationWords.editRule : pronunciationWords.addRule}
      description={pronunciationWords.ruleLead}
      confirm={{ label: pronunciationWords.save, form: formId, loading: busy }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <RuleFields draft={draft} change={change} tried={tried} refusal={refusal} checked={checked} />
        <HearRule words={draft.words} rule={isWhole && !checked?.problem ? ruleOf(draft) : undefined} />
      </form>
    </Dialog>
  )
}

type Asked = {
  readonly rule: PronunciationRule | undefined
  readonly words: string
  readonly onSave: (rule: PronunciationRule) => Promise<void>
}

function useRuleForm({ rule, words, onSave }: Asked) {
  const [draft, setDraft] = useState(() => ({ ...draftOf(rule), ...(!rule && { words }) }))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const change = (part: Partial<RuleDraft>) => {
    setRefusal(undefined)
    setDraft({ ...draft, ...part })
  }
  const isWhole = draft.words.trim() !== '' && (draft.kind === 'alias' || draft.said.trim() !== '')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWhole) return
    setBusy(true)
    try {
      await onSave(ruleOf(draft))
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { draft, change, isWhole, tried, busy, refusal, save }
}

type FieldsProps = Pick<ReturnType<typeof useRuleForm>, 'draft' | 'change' | 'tried' | 'refusal'> & {
  readonly checked: CheckedRule | undefined
}

function RuleFields({ draft, change, tried, refusal, checked }: FieldsProps) {
  const missing =
    tried && draft.kind !== 'alias' && draft.said.trim() === '' ? pronunciationWords.saidMissing : undefined
  return (
    <>
      <TextField
        label={pronunciationWords.words}
        value={draft.words}
        maxLength={pronunciationLimits.wordsMax}
        autoComplete="off"
        error={tried && draft.words.trim() === '' ? pronunciationWords.wordsMissing : undefined}
        onChange={(event) => change({ words: event.target.value })}
        {...takesFocus}
      />
      <SegmentedControl
        label={pronunciationWords.kind}
        value={draft.kind}
        onChange={(kind) => change({ kind: kind === 'ipa' || kind === 'cmu' ? kind : 'alias' })}
        options={[
          { value: 'alias', label: pronunciationWords.kindAlias },
          { value: 'ipa', label: pronunciationWords.kindIpa },
          { value: 'cmu', label: pronunciationWords.kindCmu },
        ]}
      />
      <TextField
        {...fieldOf(draft.kind)}
        value={draft.said}
        maxLength={draft.kind === 'alias' ? pronunciationLimits.aliasMax : pronunciationLimits.phonemeMax}
        autoComplete="off"
        spellCheck={draft.kind === 'alias'}
        error={refusal ?? checked?.problem ?? missing}
        onChange={(event) => change({ said: event.target.value })}
      />
      {checked ? <EngineNotes checked={checked} /> : null}
      <Switch
        label={pronunciationWords.caseSensitive}
        checked={draft.caseSensitive}
        onChange={(caseSensitive) => change({ caseSensitive })}
      />
      <Switch
        label={pronunciationWords.wordBoundaries}
        checked={draft.wordBoundaries}
        onChange={(wordBoundaries) => change({ wordBoundaries })}
      />
    </>
  )
}

function fieldOf(kind: RuleDraft['kind']): { label: string; help?: string } {
  if (kind === 'alias') return { label: pronunciationWords.alias }
  return kind === 'ipa'
    ? { label: pronunciationWords.ipa, help: pronunciationWords.ipaHelp }
    : { label: pronunciationWords.cmu, help: pronunciationWords.cmuHelp }
}

/** Asks how engines say what is written, once it rests. */
function useChecked(draft: RuleDraft, isWhole: boolean): CheckedRule | undefined {
  const rested = useDebounced(JSON.stringify(ruleOf(draft)), 400)
  const asks = isWhole && draft.kind !== 'alias' && rested === JSON.stringify(ruleOf(draft))
  const answer = useQuery({
    queryKey: [pronunciationEndpoints.check.id, rested],
    queryFn: ({ signal }) => call(pronunciationEndpoints.check, { rules: [ruleOf(draft)] }, { signal }),
    enabled: asks,
  })
  return asks ? answer.data?.rules[0] : undefined
}

function EngineNotes({ checked }: { readonly checked: CheckedRule }) {
  const notes = checked.engines.flatMap(({ engine, takes_sounds: takes, replaced }) => {
    if (!takes) return [pronunciationWords.readsLetters(engine)]
    const sounds = formatList(replaced.map(({ from, to }) => pronunciationWords.replacement(from, to)))
    return sounds === '' ? [] : [pronunciationWords.replaces(engine, sounds)]
  })
  if (notes.length === 0) return null
  return (
    <ul className="text-xs text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
