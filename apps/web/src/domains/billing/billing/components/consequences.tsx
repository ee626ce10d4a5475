import type { PlanFactChange } from '@vireo/contracts/billing'
import { Minus, Plus } from 'lucide-react'

import { factText } from '../changes/fact-text.ts'
import { changeWords } from '../changes/words.ts'

/** Lists what there is less and more of on another plan. */
export function Consequences({ changes }: { readonly changes: readonly PlanFactChange[] }) {
  const words = changeWords.consequences
  const said = (isLoss: boolean) =>
    changes.flatMap((change) => (change.is_loss === isLoss ? (factText(change) ?? []) : []))
  return (
    <>
      <Facts
        title={words.title}
        facts={said(true)}
        icon={<Minus aria-hidden size={16} className="mt-[3px] shrink-0" />}
      />
      <Facts
        title={words.gains}
        facts={said(false)}
        icon={<Plus aria-hidden size={16} className="mt-[3px] shrink-0" />}
      />
    </>
  )
}

function Facts({
  title,
  facts,
  icon,
}: {
  readonly title: string
  readonly facts: readonly string[]
  readonly icon: React.ReactNode
}) {
  if (facts.length === 0) return null
  return (
    <div className="mt-4 text-sm">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2 text-muted">
            {icon}
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
