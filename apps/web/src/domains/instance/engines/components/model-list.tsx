import type { EngineModel, EngineOverview } from '@vireo/contracts/engines'
import { EmptyState, Switch } from '@vireo/ui'
import { Cpu } from 'lucide-react'
import { useState } from 'react'

import { formatSize } from '#kit/format/index.ts'
import { enginesWords } from '../words.ts'
import { ModelRow } from './model-row.tsx'

/** Shows the models by what they do; those that nobody may use for money only when asked for. */
export function ModelList({ overview }: { readonly overview: EngineOverview }) {
  const [withAll, setWithAll] = useState(false)
  const isShown = (model: EngineModel) => withAll || model.is_commercial || model.state !== 'available'
  const shown = overview.models.filter(isShown)
  const groups = overview.capabilities
    .map(({ capability }) => ({ capability, models: shown.filter((model) => model.capability === capability) }))
    .filter(({ models }) => models.length > 0)
  if (overview.models.length === 0) {
    return (
      <div className="rounded-lg bg-surface">
        <EmptyState icon={<Cpu size={28} />} title={enginesWords.noModels} />
      </div>
    )
  }
  return (
    <section aria-labelledby="engine-models" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="engine-models" className="text-base font-medium">
          {enginesWords.models}
        </h2>
        <p className="text-xs text-muted tabular-nums">
          {enginesWords.room(formatSize(overview.free_disk_bytes), formatSize(overview.memory_bytes))}
        </p>
      </div>
      {groups.map(({ capability, models }) => (
        <div key={capability}>
          <h3 className="mb-2 text-sm font-medium text-muted">{enginesWords.capabilities[capability]}</h3>
          <ul className="flex flex-col divide-y divide-line rounded-lg bg-surface px-4">
            {models.map((model) => (
              <ModelRow key={model.name} model={model} isUsable={overview.missing === null} />
            ))}
          </ul>
        </div>
      ))}
      <Switch label={enginesWords.nonCommercial} checked={withAll} onChange={setWithAll} />
    </section>
  )
}
