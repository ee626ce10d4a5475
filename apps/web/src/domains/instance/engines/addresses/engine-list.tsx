import type { AddressCapability, AddressEngine } from '@vireo/contracts/engines'
import { Button, showSuccess } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { EngineDialog } from './engine-dialog.tsx'
import { inputOf } from './engine-form.ts'
import { EngineRow } from './engine-row.tsx'
import { addEngine, type EngineOwner } from './owner.ts'
import { useRefreshAddresses } from './queries.ts'
import { addressWords } from './words.ts'

/** Lists engines by address. */
export function EngineList({
  owner,
  engines,
}: {
  readonly owner: EngineOwner
  readonly engines: readonly AddressEngine[]
}) {
  if (engines.length === 0) return <p className="text-sm text-muted">{addressWords.none}</p>
  return (
    <ul aria-label={addressWords.listed} className="flex flex-col divide-y divide-line">
      {engines.map((engine) => (
        <EngineRow key={engine.engine_id} owner={owner} engine={engine} all={engines} />
      ))}
    </ul>
  )
}

/** Adds an engine by address; `start` names the button otherwise and ticks what the engine is to do. */
export function AddEngine({
  owner,
  engines,
  start,
}: {
  readonly owner: EngineOwner
  readonly engines: readonly AddressEngine[]
  readonly start?: { readonly capability: AddressCapability; readonly label: string }
}) {
  const [adds, setAdds] = useState(false)
  const refresh = useRefreshAddresses()
  return (
    <>
      <Button
        size="sm"
        icon={start ? undefined : <Plus aria-hidden size={16} />}
        aria-label={start && `${start.label}: ${addressWords.capabilities[start.capability]}`}
        onClick={() => setAdds(true)}
      >
        {start?.label ?? addressWords.add}
      </Button>
      {adds ? (
        <EngineDialog
          owner={owner}
          others={engines}
          does={start?.capability}
          onClose={() => setAdds(false)}
          onSave={async (values, choices) => {
            await addEngine(owner, inputOf(values, choices))
            setAdds(false)
            showSuccess(addressWords.added)
            await refresh()
          }}
        />
      ) : null}
    </>
  )
}
