import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode }

/** Shows a few views of the same place, one at a time. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className="flex min-h-0 flex-1 flex-col">
      <Radix.List aria-label={label} className="flex gap-4 border-b border-line px-4">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px border-b-2 border-transparent py-3 text-sm font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="min-h-0 flex-1 overflow-y-auto p-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
