import type { EngineOverview } from '@vireo/contracts/engines'
import { Check, Minus } from 'lucide-react'

import { enginesWords } from '../words.ts'

/** Lists everything that engines can be asked for, and whether somebody can do it here. */
export function AbilityList({ capabilities }: Pick<EngineOverview, 'capabilities'>) {
  return (
    <section aria-labelledby="engine-abilities">
      <h2 id="engine-abilities" className="mb-3 text-base font-medium">
        {enginesWords.abilities}
      </h2>
      <ul className="grid gap-x-6 rounded-lg bg-surface p-4 sm:grid-cols-2">
        {capabilities.map(({ capability, is_there: isThere }) => (
          <li key={capability} className="flex h-10 items-center gap-2 text-sm">
            {isThere ? (
              <Check aria-hidden size={16} className="text-success" />
            ) : (
              <Minus aria-hidden size={16} className="text-muted" />
            )}
            <span className="min-w-0 flex-1 truncate">{enginesWords.capabilities[capability]}</span>
            <span className="text-xs text-muted">{isThere ? enginesWords.isThere : enginesWords.isMissing}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
