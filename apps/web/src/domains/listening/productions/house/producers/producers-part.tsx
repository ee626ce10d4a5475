import type { Producers } from '@vireo/contracts/productions'
import { Badge, Button, SegmentedControl } from '@vireo/ui'
import { useState } from 'react'

import { formatDecimal } from '#kit/format/index.ts'
import { dayText } from '../../shown/instants.ts'
import { HouseList } from '../house-list.tsx'
import { houseWords } from '../words.ts'
import { useProducers } from './queries.ts'
import { SetUpDialog } from './set-up-dialog.tsx'
import { producerListWords as words } from './words.ts'

type Row = Producers['producers'][number]
const states = ['all', 'active', 'paused'] as const

/** Lists who works here, with how well and how much, and sets them up. */
export function ProducersPart() {
  const [state, setState] = useState<(typeof states)[number]>('all')
  const producers = useProducers(state === 'all' ? undefined : state)
  return (
    <>
      <div>
        <SegmentedControl
          label={words.which}
          labelHidden
          options={states.map((value) => ({ value, label: value === 'all' ? words.all : words.states[value] }))}
          value={state}
          onChange={(value) => setState(states.find((one) => one === value) ?? 'all')}
        />
      </div>
      <HouseList
        caption={houseWords.shows.producers}
        asked={producers}
        nothing={words.none}
        nothingText={words.noneText}
        renderRow={(producer) => <ProducerRow key={producer.user_id} producer={producer} />}
      />
    </>
  )
}

function ProducerRow({ producer }: { readonly producer: Row }) {
  const { name, state, score, is_reviewer: isReviewer } = producer
  const [isSettingUp, setSettingUp] = useState(false)
  const facts = [
    score === null ? words.noScore : words.score(formatDecimal(score, 0)),
    words.sampled(producer.sampling_percent),
    words.openTasks(producer.open_tasks),
    words.since(dayText(producer.created_at)),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-4">
      <div className="min-w-0 grow basis-64">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {name}
          </h2>
          {state === 'paused' ? <Badge tone="warning">{words.states.paused}</Badge> : null}
          {isReviewer ? <Badge tone="accent">{words.reviewer}</Badge> : null}
        </div>
        <p className="text-sm text-muted tabular-nums">{facts.join(' · ')}</p>
      </div>
      <Button aria-label={houseWords.setUpOf(name)} onClick={() => setSettingUp(true)}>
        {houseWords.setUp}
      </Button>
      {isSettingUp ? <SetUpDialog userId={producer.user_id} name={name} onClose={() => setSettingUp(false)} /> : null}
    </li>
  )
}
