import {
  type AddressCapability,
  addressCapabilities,
  type EngineCapability,
  type EngineModel,
} from '@vireo/contracts/engines'
import { Button } from '@vireo/ui'
import { Minus } from 'lucide-react'
import { useState } from 'react'

import { AddEngine } from '../addresses/engine-list.tsx'
import { useSharedEngines } from '../addresses/queries.ts'
import { modelName } from '../models/model-name.ts'
import { isMoving } from '../queries.ts'
import { enginesWords } from '../words.ts'
import { InstallDialog } from './install-dialog.tsx'

export type MissingAbilityProps = {
  readonly capability: EngineCapability
  /** Those that this machine can use. */
  readonly models: readonly EngineModel[]
}

/** Says what nobody can do here yet, what it is for, and the one thing that helps. */
export function MissingAbility({ capability, models }: MissingAbilityProps) {
  const model = fittingModel(capability, models)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
      <div className="flex min-w-0 flex-1 basis-full items-start gap-2 sm:basis-0">
        <Minus aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="text-sm font-medium break-words hyphens-auto">{enginesWords.abilityNames[capability]}</p>
          <p className="text-sm text-muted">{enginesWords.abilityUses[capability]}</p>
        </div>
      </div>
      {model ? <InstallIt model={model} /> : <Otherwise capability={capability} />}
    </li>
  )
}

/** Finds the smallest model of the catalogue that can do something and may be used by everybody. */
function fittingModel(capability: EngineCapability, models: readonly EngineModel[]): EngineModel | undefined {
  const able = models.filter(
    ({ capability: main, also, is_commercial: isCommercial, state }) =>
      isCommercial && [main, ...also].includes(capability) && state !== 'installed' && state !== 'broken',
  )
  return able.toSorted((one, other) => one.bytes - other.bytes)[0]
}

function InstallIt({ model }: { readonly model: EngineModel }) {
  const [asks, setAsks] = useState(false)
  if (isMoving(model)) return <p className="text-sm text-muted">{enginesWords.onItsWay(modelName(model))}</p>
  return (
    <>
      <Button size="sm" onClick={() => setAsks(true)}>
        {enginesWords.installModel(modelName(model))}
      </Button>
      <InstallDialog model={asks ? model : undefined} onClose={() => setAsks(false)} />
    </>
  )
}

function Otherwise({ capability }: Pick<MissingAbilityProps, 'capability'>) {
  const { data } = useSharedEngines()
  if (!isByAddress(capability)) return <p className="text-sm text-muted">{enginesWords.noEngineYet}</p>
  if (!data) return null
  return <AddEngine owner="instance" engines={data.engines} start={{ capability, label: enginesWords.connect }} />
}

function isByAddress(capability: EngineCapability): capability is AddressCapability {
  return addressCapabilities.some((each) => each === capability)
}
