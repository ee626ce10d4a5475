import type { EngineModel } from '@vireo/contracts/engines'
import { Badge, ProgressBar } from '@vireo/ui'

import { formatList, formatSize, languageName } from '#kit/format/index.ts'
import { licenceOf, modelName } from '../models/model-name.ts'
import { modelPurpose } from '../models/purposes/model-purpose.ts'
import { isMoving } from '../queries.ts'
import { offerWords } from '../offer/words.ts'
import { enginesWords } from '../words.ts'
import { ModelActions } from './model-actions.tsx'
import { trialFacts } from './trial-facts.ts'

/** At most so many languages are named. */
const languagesNamed = 3

/** Shows one model: what it is good for, how far it is, what was measured, and what one can do with it. */
export function ModelRow({ model, isUsable }: { readonly model: EngineModel; readonly isUsable: boolean }) {
  const { state, problem, trial } = model
  const facts = [
    languagesOf(model),
    model.voices > 0 ? enginesWords.voices(model.voices) : '',
    licenceOf(model).name,
    sizeOf(model),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {modelName(model)}
          {state === 'installed' ? <Badge tone="success">{enginesWords.installed}</Badge> : null}
          {state === 'broken' ? <Badge tone="danger">{enginesWords.broken}</Badge> : null}
          {model.is_commercial ? null : <Badge tone="warning">{enginesWords.notCommercial}</Badge>}
        </p>
        <p className="text-sm text-muted">{modelPurpose(model)}</p>
        <p className="text-xs text-muted tabular-nums">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {trial ? <p className="text-xs text-muted tabular-nums">{trialFacts(trial).join(' · ')}</p> : null}
        {problem === null ? null : <output className="block text-sm text-danger">{problem}</output>}
        <Progress model={model} />
      </div>
      <ModelActions model={model} isUsable={isUsable} />
    </li>
  )
}

function Progress({ model }: { readonly model: EngineModel }) {
  const { state, bytes, downloaded_bytes: downloaded } = model
  if (!isMoving(model) && state !== 'paused') return null
  const sizes = [formatSize(downloaded), formatSize(bytes)] as const
  const told = state === 'paused' ? enginesWords.paused(...sizes) : offerWords.downloading(...sizes)
  return (
    <div className="mt-2 flex max-w-md flex-col gap-1">
      <ProgressBar
        label={enginesWords.progress(modelName(model))}
        value={state === 'unpacking' ? undefined : downloaded / Math.max(1, bytes)}
      />
      <p className="text-xs text-muted tabular-nums">{state === 'unpacking' ? offerWords.unpacking : told}</p>
    </div>
  )
}

function languagesOf({ languages }: EngineModel): string {
  if (languages.length > languagesNamed) return enginesWords.languages(languages.length)
  return formatList(languages.map(languageName))
}

function sizeOf({ bytes }: EngineModel): string {
  return bytes > 0 ? formatSize(bytes) : ''
}
