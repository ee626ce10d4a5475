import type { ReactNode } from 'react'

import { voiceWords } from '../words.ts'

/** Lays out a list of voices on its card, with what narrows it above and how many there are. */
export function ListSurface({
  bar,
  total,
  children,
}: {
  readonly bar: ReactNode
  /** How many voices match; undefined until it is known. */
  readonly total: number | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-3">
      {bar}
      <p aria-live="polite" className="sr-only">
        {total === undefined ? '' : voiceWords.found(total)}
      </p>
      <div className="overflow-clip rounded-lg bg-surface p-2">{children}</div>
    </div>
  )
}
