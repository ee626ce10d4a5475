import type { Producer } from '@vireo/contracts/productions'
import { TextField } from '@vireo/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'

import { TickList } from '#kit/forms/index.ts'
import { houseTeamWords as words } from './words.ts'

type MemberListProps = {
  readonly producers: readonly Producer[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** So many are seen at a glance; more are searched. */
const withoutSearchMost = 10

/** Lets one tick who is in a team; who was ticked stays ticked while others are searched. */
export function MemberList({ producers, chosen, onChange }: MemberListProps) {
  const [sought, setSought] = useState('')
  if (producers.length === 0) return <p className="text-sm text-muted">{words.noProducers}</p>
  const needle = sought.trim().toLocaleLowerCase()
  const shown = producers.filter(({ name }) => name.toLocaleLowerCase().includes(needle))
  return (
    <div className="flex flex-col gap-3">
      {producers.length > withoutSearchMost ? (
        <TextField
          type="search"
          label={words.search}
          icon={<Search aria-hidden size={16} />}
          value={sought}
          autoComplete="off"
          onChange={(event) => setSought(event.target.value)}
        />
      ) : null}
      <TickList
        label={words.members}
        help={shown.length === 0 ? words.nobodyFound : words.count(chosen.length)}
        options={shown.map(({ user_id: value, name: label }) => ({ value, label }))}
        chosen={chosen}
        onChange={onChange}
      />
    </div>
  )
}
