import type { AddressEngine } from '@vireo/contracts/engines'
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

/** Adds an engine by address. */
export function AddEngine({
  owner,
  engines,
}: {
  readonly owner: EngineOwner
  readonly engines: readonly AddressEngine[]
}) {
  const [adds, setAdds] = useState(false)
  const refresh = useRefreshAddresses()
  return (
    <>
      <Button size="sm" icon={<Plus aria-hidden size={16} />} onClick={() => setAdds(true)}>
        {addressWords.add}
      </Button>
      {adds ? (
        <EngineDialog
          owner={owner}
          others={engines}
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
