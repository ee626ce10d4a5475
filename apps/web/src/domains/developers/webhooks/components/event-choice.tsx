import { publicEventTypes } from '@vireo/contracts/kit'
import { useState } from 'react'

import { TickList } from '#kit/forms/index.ts'
import { webhookWords } from '../words.ts'
import { eventName } from './webhook-state.tsx'

/**
 * Lets one choose what a webhook listens to. What is chosen when it opens stands first, where one sees it without
 * scrolling. Groups that a client of the API chose stay chosen.
 */
export function EventChoice({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const [first] = useState(chosen)
  const offered = [...new Set<string>([...first, ...publicEventTypes, ...chosen])]
  return (
    <TickList
      label={webhookWords.events}
      options={offered.map((type) => ({ value: type, label: eventName(type) }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
