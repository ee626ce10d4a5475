import type { AccessLevel, ShareOption } from '@vireo/contracts/resources'
import { Button, Combobox, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { type Attempt, type Shared, useShare } from '../queries.ts'
import { sharingWords } from '../words.ts'
import { LevelSelect } from './level-select.tsx'
import { nameOf } from './name-of.ts'
import { optionGroups } from './option-groups.tsx'

type Props = { readonly options: readonly ShareOption[]; readonly shared: Shared; readonly attempt: Attempt }

/** Shares with somebody who has no share yet. */
export function AddShare({ options, shared, attempt }: Props) {
  const [id, setId] = useState('')
  const [level, setLevel] = useState<AccessLevel>('viewer')
  const share = useShare(shared)
  const chosen = options.find((option) => option.id === id)
  const submit = async (whom: ShareOption) => {
    await share.mutateAsync({ whom, level })
    showSuccess(sharingWords.shared(nameOf(whom)))
    setId('')
  }
  return (
    <form
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) void attempt(() => submit(chosen))
      }}
    >
      <Combobox
        label={sharingWords.add}
        value={chosen ? id : ''}
        onChange={setId}
        groups={[
          { label: sharingWords.add, options: [{ value: '', label: sharingWords.choose }] },
          ...optionGroups(options),
        ]}
      />
      <LevelSelect label={sharingWords.level} level={level} onChange={setLevel} />
      <Button type="submit" variant="primary" disabled={!chosen} loading={share.isPending}>
        {sharingWords.share}
      </Button>
    </form>
  )
}
