import type { EngineOverview } from '@vireo/contracts/engines'
import { Check, Minus } from 'lucide-react'

import { enginesWords } from '../words.ts'

/** Lists what engines can do here, or could with a model of the catalogue. */
export function AbilityList({ capabilities, models }: Pick<EngineOverview, 'capabilities' | 'models'>) {
  const within = capabilities.filter(
    ({ capability, is_there: isThere }) => isThere || models.some((model) => model.capability === capability),
  )
  return (
    <section aria-labelledby="engine-abilities">
      <h2 id="engine-abilities" className="mb-3 text-base font-medium">
        {enginesWords.abilities}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 rounded-lg bg-surface p-4 sm:grid-cols-2">
        {within.map(({ capability, is_there: isThere, is_rough: isRough }) => (
          <li key={capability} className="flex min-h-10 items-center gap-2 text-sm">
            {isThere ? (
              <Check aria-hidden size={16} className="shrink-0 text-success" />
            ) : (
              <Minus aria-hidden size={16} className="shrink-0 text-muted" />
            )}
            <span className="min-w-0 flex-1 break-words hyphens-auto">{enginesWords.abilityNames[capability]}</span>
            <span className="shrink-0 text-xs text-muted">{stateOf(isThere, isRough)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf(isThere: boolean, isRough: boolean): string {
  if (!isThere) return enginesWords.isMissing
  return isRough ? enginesWords.isRough : enginesWords.isThere
}
