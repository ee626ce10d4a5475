import type { ReactNode } from 'react'

import { profilesWords } from '../words.ts'

export type Choice = {
  readonly id: string
  readonly name: string
  readonly facts: string
  readonly face: ReactNode
}

/** Lets people choose what stands on their page, each at once. */
export function ChoiceList({
  label,
  choices,
  chosen,
  max,
  busy,
  onChange,
}: {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly max: number
  readonly busy: boolean
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const isFull = chosen.length >= max
  return (
    <>
      <ul aria-label={label} className="-mx-2 flex max-h-96 flex-col overflow-y-auto">
        {choices.map(({ id, name, facts, face }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <label className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 hover:bg-fill">
                {face}
                <span className="min-w-0 grow">
                  <span className="line-clamp-1 text-sm font-medium wrap-anywhere">{name}</span>
                  <span className="line-clamp-1 text-xs text-muted wrap-anywhere">{facts}</span>
                </span>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={busy || (isFull && !isChosen)}
                  onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                  className="size-5 shrink-0 accent-accent"
                />
              </label>
            </li>
          )
        })}
      </ul>
      {isFull ? <p className="mt-2 text-xs text-muted">{profilesWords.full(max)}</p> : null}
    </>
  )
}
