import { publicEventTypes } from '@vireo/contracts/webhooks'

import { webhookWords } from '../words.ts'
import { eventName } from './webhook-state.tsx'

/** What a webhook listens to. Groups that a client of the API chose stay chosen. */
export function EventChoice({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const offered = [...new Set<string>([...publicEventTypes, ...chosen])]
  const toggle = (type: string) =>
    onChange(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type])
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{webhookWords.events}</legend>
      <ul className="grid gap-x-4 rounded-md border border-line p-3 sm:grid-cols-2">
        {offered.map((type) => (
          <li key={type}>
            <label className="flex min-h-7 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(type)}
                onChange={() => toggle(type)}
                className="size-4 shrink-0 accent-accent"
              />
              {eventName(type)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
