import type { EngineOverview } from '@vireo/contracts/engines'
import { Check } from 'lucide-react'

import { enginesWords } from '../words.ts'
import { MissingAbility } from './missing-ability.tsx'

/** Lists what engines can do here, and what nobody can do yet, with what helps. */
export function AbilityList({
  capabilities,
  models,
  missing,
}: Pick<EngineOverview, 'capabilities' | 'models' | 'missing'>) {
  const there = capabilities.filter(({ is_there: isThere }) => isThere)
  const lacking = capabilities.filter(({ is_there: isThere }) => !isThere)
  const usable = missing === null ? models : []
  return (
    <section aria-labelledby="engine-abilities">
      <h2 id="engine-abilities" className="mb-3 text-base font-medium">
        {enginesWords.abilities}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 rounded-lg bg-surface p-4 sm:grid-cols-2">
        {there.map(({ capability, is_rough: isRough }) => (
          <li key={capability} className="flex min-h-10 items-center gap-2 text-sm">
            <Check aria-hidden size={16} className="shrink-0 text-success" />
            <span className="min-w-0 flex-1 break-words hyphens-auto">{enginesWords.abilityNames[capability]}</span>
            <span className="shrink-0 text-xs text-muted">{isRough ? enginesWords.isRough : enginesWords.isThere}</span>
          </li>
        ))}
      </ul>
      {lacking.length === 0 ? null : (
        <>
          <h3 className="mt-6 mb-2 text-sm font-medium text-muted">{enginesWords.notYet}</h3>
          <ul className="flex flex-col divide-y divide-line rounded-lg bg-surface px-4">
            {lacking.map(({ capability }) => (
              <MissingAbility key={capability} capability={capability} models={usable} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
