import { joinClasses } from '@vireo/ui'
import type { ReactNode } from 'react'

export type Fact = { readonly name: string; readonly value: ReactNode; readonly isStrong?: boolean }

/** Names on the left, values on the right. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {facts.map(({ name, value, isStrong = false }) => (
        <div
          key={name}
          className={joinClasses('flex justify-between gap-4', isStrong && 'border-t border-line pt-2 font-semibold')}
        >
          <dt className={isStrong ? undefined : 'text-muted'}>{name}</dt>
          <dd className="min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
