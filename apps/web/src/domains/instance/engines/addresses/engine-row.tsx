import type { AddressEngine } from '@vireo/contracts/engines'
import { Badge, IconButton, Menu, MenuItem, showSuccess } from '@vireo/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatList } from '#kit/format/index.ts'
import { EngineDialog } from './engine-dialog.tsx'
import { inputOf } from './engine-form.ts'
import { changeEngine, type EngineOwner, removeEngine } from './owner.ts'
import { useRefreshAddresses } from './queries.ts'
import { addressWords } from './words.ts'

export type EngineRowProps = {
  readonly owner: EngineOwner
  readonly engine: AddressEngine
  readonly all: readonly AddressEngine[]
}

/** Shows one engine by address: what it does, how it is, and where everything goes that it is asked. */
export function EngineRow({ owner, engine, all }: EngineRowProps) {
  const { name, host, health, capabilities } = engine
  const facts = factsOf(engine, all)
  return (
    <li className="flex items-start gap-x-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          <span className="min-w-0 break-words">{name}</span>
          <Health state={health.state} />
        </p>
        <p className="text-sm break-words text-muted">
          {capabilities.includes('speech') ? addressWords.textGoes(host) : addressWords.allGoes(host)}
        </p>
        <p className="text-xs break-words text-muted tabular-nums">{facts.join(' · ')}</p>
        {health.problem === null ? null : <output className="block text-sm text-danger">{health.problem}</output>}
      </div>
      <Actions owner={owner} engine={engine} all={all} />
    </li>
  )
}

const tones = { well: 'success', failing: 'danger', resting: 'warning', unknown: 'neutral' } as const

function Health({ state }: Pick<AddressEngine['health'], 'state'>) {
  return <Badge tone={tones[state]}>{addressWords[state]}</Badge>
}

function factsOf(engine: AddressEngine, all: readonly AddressEngine[]): string[] {
  const { capabilities, model, voices, health, next_engine_id: nextId } = engine
  const next = all.find(({ engine_id: id }) => id === nextId)
  const key = engine.key_last4 === null ? addressWords.hasKey : addressWords.keyEnds(engine.key_last4)
  return [
    formatList(capabilities.map((capability) => addressWords.capabilities[capability])),
    model,
    capabilities.includes('speech') ? addressWords.voiceCount(voices.length) : '',
    engine.has_key ? key : '',
    health.latency_ms === null ? '' : addressWords.latency(health.latency_ms),
    next ? addressWords.follows(next.name) : '',
  ].filter((fact) => fact !== '')
}

function Actions({ owner, engine, all }: EngineRowProps) {
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const refresh = useRefreshAddresses()
  const { engine_id: id, name } = engine
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={addressWords.actions(name)}>
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setAsked('edit')}>{addressWords.edit}</MenuItem>
        <MenuItem danger onSelect={() => setAsked('remove')}>
          {addressWords.remove}
        </MenuItem>
      </Menu>
      {asked === 'edit' ? (
        <EngineDialog
          owner={owner}
          engine={engine}
          others={all.filter((other) => other !== engine)}
          onClose={close}
          onSave={async (values, choices) => {
            await changeEngine(owner, id, changeOf(inputOf(values, choices)))
            close()
            showSuccess(addressWords.saved)
            await refresh()
          }}
        />
      ) : null}
      {asked === 'remove' ? (
        <ConfirmFirst
          title={addressWords.removeTitle(name)}
          consequence={addressWords.removeConsequence}
          action={addressWords.remove}
          danger
          act={async () => {
            await removeEngine(owner, id)
            showSuccess(addressWords.removed)
            await refresh()
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}

/** Leaves the key out where none was typed: absent, it stays. */
function changeOf({ api_key: key, ...input }: ReturnType<typeof inputOf>) {
  return key ? { ...input, api_key: key } : input
}
