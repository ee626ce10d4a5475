import {
  type DictionaryWithRules,
  pronunciationEndpoints,
  type PronunciationRule,
} from '@vireo/contracts/pronunciation'
import {
  Button,
  EmptyState,
  IconButton,
  joinClasses,
  Menu,
  MenuItem,
  opensRowClasses,
  Table,
  type Column,
  showSuccess,
} from '@vireo/ui'
import { BookA, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { formatList } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { mayEdit } from '#resources'
import { useRefreshDictionaries } from '../queries.ts'
import { saidIn } from '../rule-form.ts'
import { pronunciationWords } from '../words.ts'
import { RuleDialog } from './rule-dialog.tsx'

/** Shows the rules of a dictionary, and lets those who may change them. */
export function RulesSection({ dictionary }: { readonly dictionary: DictionaryWithRules }) {
  const [asked, setAsked] = useState<{ readonly rule: PronunciationRule | undefined }>()
  const refresh = useRefreshDictionaries()
  const { attempt } = useAttempt(refresh)
  const path = { pronunciation_dictionary_id: dictionary.id }
  const mayChange = mayEdit(dictionary)
  const remove = (rule: PronunciationRule) =>
    void attempt(async () => {
      await call(pronunciationEndpoints.removeRules, { ...path, rule_strings: [rule.string_to_replace] })
      showSuccess(pronunciationWords.removed)
    })
  const save = async (rule: PronunciationRule) => {
    const before = asked?.rule?.string_to_replace
    // Other words are another rule: the one before goes in the same version.
    const others = dictionary.rules.filter((one) => one.string_to_replace !== before)
    await (before === undefined || before === rule.string_to_replace
      ? call(pronunciationEndpoints.addRules, { ...path, rules: [rule] })
      : call(pronunciationEndpoints.setRules, { ...path, rules: [...others, rule] }))
    setAsked(undefined)
    showSuccess(pronunciationWords.saved)
    await refresh()
  }
  const add = mayChange ? (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setAsked({ rule: undefined })}>
      {pronunciationWords.addRule}
    </Button>
  ) : null
  return (
    <section className="rounded-lg bg-surface" aria-label={pronunciationWords.rules}>
      <div className="flex flex-wrap items-center gap-4 p-4">
        <div className="flex min-w-0 grow basis-64 flex-col gap-1">
          <h2 className="text-base font-semibold">{pronunciationWords.rules}</h2>
          <p className="text-sm text-muted">{pronunciationWords.rulesLead}</p>
        </div>
        {dictionary.rules.length > 0 ? add : null}
      </div>
      {dictionary.rules.length === 0 ? (
        <EmptyState icon={<BookA size={28} />} title={pronunciationWords.noRules} action={add}>
          {pronunciationWords.noRulesLead}
        </EmptyState>
      ) : (
        <Table
          caption={pronunciationWords.rules}
          grid="grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_2rem]"
          columns={columns(mayChange ? (rule) => setAsked({ rule }) : undefined)}
          rows={dictionary.rules}
          rowKey={(rule) => rule.string_to_replace}
          cards
          {...(mayChange && { menu: menuOf((rule) => setAsked({ rule }), remove) })}
        />
      )}
      {asked ? <RuleDialog rule={asked.rule} onSave={save} onClose={() => setAsked(undefined)} /> : null}
    </section>
  )
}

function menuOf(onEdit: (rule: PronunciationRule) => void, onRemove: (rule: PronunciationRule) => void) {
  return (rule: PronunciationRule) => (
    <RuleMenu rule={rule} onEdit={() => onEdit(rule)} onRemove={() => onRemove(rule)} />
  )
}

function columns(onEdit: ((rule: PronunciationRule) => void) | undefined): Column<PronunciationRule>[] {
  return [
    {
      id: 'words',
      title: pronunciationWords.columnWords,
      phone: 'head',
      cell: (rule) =>
        onEdit ? (
          <button
            type="button"
            onClick={() => onEdit(rule)}
            className={joinClasses(opensRowClasses, 'block max-w-full truncate')}
          >
            {rule.string_to_replace}
          </button>
        ) : (
          <span className="block truncate font-medium">{rule.string_to_replace}</span>
        ),
    },
    {
      id: 'said',
      title: pronunciationWords.columnSaid,
      cell: (rule) => <span className="block truncate">{saidIn(rule)}</span>,
    },
    {
      id: 'where',
      title: pronunciationWords.columnWhere,
      cell: ({ case_sensitive: isExact, word_boundaries: isWhole }) => {
        const where = [
          ...(isExact ? [] : [pronunciationWords.anyCase]),
          ...(isWhole ? [] : [pronunciationWords.insideWords]),
        ]
        return <span className="text-muted">{formatList(where) || pronunciationWords.exactly}</span>
      },
    },
  ]
}

function RuleMenu({
  rule,
  onEdit,
  onRemove,
}: {
  readonly rule: PronunciationRule
  readonly onEdit: () => void
  readonly onRemove: () => void
}) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={pronunciationWords.more(rule.string_to_replace)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={onEdit}>
        {pronunciationWords.edit}
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={onRemove}>
        {pronunciationWords.remove}
      </MenuItem>
    </Menu>
  )
}
