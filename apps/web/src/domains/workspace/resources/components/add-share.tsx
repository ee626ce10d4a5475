import type { AccessLevel, ShareOption } from '@vireo/contracts/resources'
import { Button, Select, showSuccess, type SelectGroup } from '@vireo/ui'
import { useState } from 'react'

import { type Shared, useShare } from '../queries.ts'
import { sharingWords } from '../words.ts'
import { LevelSelect } from './level-select.tsx'

/** Shares with somebody who has no share yet. */
export function AddShare({ options, shared }: { readonly options: readonly ShareOption[]; readonly shared: Shared }) {
  const [id, setId] = useState('')
  const [level, setLevel] = useState<AccessLevel>('viewer')
  const share = useShare(shared)
  const chosen = options.find((option) => option.id === id)
  const submit = () => {
    if (!chosen) return
    share.mutate(
      { whom: chosen, level },
      {
        onSuccess: () => {
          showSuccess(sharingWords.shared(nameOf(chosen)))
          setId('')
        },
      },
    )
  }
  return (
    <form
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Select label={sharingWords.add} value={chosen ? id : ''} onChange={setId} groups={groupsOf(options)} />
      <LevelSelect label={sharingWords.level} level={level} onChange={setLevel} />
      <Button type="submit" variant="primary" disabled={!chosen} loading={share.isPending}>
        {sharingWords.share}
      </Button>
    </form>
  )
}

/** Names whom a thing is shared with; the group of everyone has a name of its own in each language. */
export function nameOf({ id, name }: Pick<ShareOption, 'id' | 'name'>): string {
  return id === 'default' ? sharingWords.everyone : name
}

function groupsOf(options: readonly ShareOption[]): SelectGroup[] {
  const of = (type: ShareOption['type'], label: string): SelectGroup[] => {
    const found = options.filter((option) => option.type === type)
    return found.length === 0
      ? []
      : [{ label, options: found.map((option) => ({ value: option.id, label: nameOf(option) })) }]
  }
  return [
    { label: sharingWords.add, options: [{ value: '', label: sharingWords.choose }] },
    ...of('group', sharingWords.groups),
    ...of('user', sharingWords.people),
    ...of('key', sharingWords.machines),
  ]
}
