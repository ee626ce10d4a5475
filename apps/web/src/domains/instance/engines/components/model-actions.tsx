import { type EngineModel, enginesEndpoints } from '@vireo/contracts/engines'
import { Button, IconButton, Menu, MenuItem, showError, showSuccess } from '@vireo/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { modelName } from '../models/model-name.ts'
import { isMoving, useRefreshEngines } from '../queries.ts'
import { offerWords } from '../offer/words.ts'
import { enginesWords } from '../words.ts'
import { InstallDialog } from './install-dialog.tsx'
import { VoicesDialog } from './voices-dialog.tsx'

/** Offers what can be done with a model in its present state. */
export function ModelActions({ model, isUsable }: { readonly model: EngineModel; readonly isUsable: boolean }) {
  const [asked, setAsked] = useState<'install' | 'remove' | 'voices'>()
  const refresh = useRefreshEngines()
  const { busy, attempt } = useAttempt(refresh)
  const { name, state } = model
  const close = () => setAsked(undefined)
  const isHere = state === 'installed' || state === 'broken'
  const remove = async () => {
    await call(enginesEndpoints.remove, { model: name })
    showSuccess(enginesWords.removed)
    await refresh()
  }
  return (
    <div className="flex items-center gap-2">
      {isHere || isMoving(model) ? null : (
        <Button disabled={!isUsable} onClick={() => setAsked('install')}>
          {beginning(state)}
        </Button>
      )}
      {state === 'downloading' ? (
        <Button disabled={busy} onClick={() => void attempt(() => call(enginesEndpoints.pause, { model: name }))}>
          {enginesWords.pause}
        </Button>
      ) : null}
      {isHere || state === 'paused' ? (
        <Menu
          align="end"
          trigger={
            <IconButton label={enginesWords.actions(modelName(model))}>
              <Ellipsis aria-hidden size={18} />
            </IconButton>
          }
        >
          {state === 'installed' ? (
            <MenuItem onSelect={() => void attempt(() => measure(name))}>{enginesWords.test}</MenuItem>
          ) : null}
          {state === 'installed' && model.speakers > 1 ? (
            <MenuItem onSelect={() => setAsked('voices')}>{enginesWords.chooseVoices}</MenuItem>
          ) : null}
          {isHere ? <MenuItem onSelect={() => void attempt(() => check(name))}>{enginesWords.verify}</MenuItem> : null}
          <MenuItem danger onSelect={() => setAsked('remove')}>
            {enginesWords.remove}
          </MenuItem>
        </Menu>
      ) : null}
      <InstallDialog model={asked === 'install' ? model : undefined} onClose={close} />
      {asked === 'voices' ? <VoicesDialog model={model} onClose={close} /> : null}
      {asked === 'remove' ? (
        <ConfirmFirst
          title={enginesWords.removeTitle(modelName(model))}
          consequence={enginesWords.removeConsequence}
          action={enginesWords.remove}
          danger
          act={remove}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

async function measure(model: string): Promise<void> {
  await call(enginesEndpoints.test, { model })
  showSuccess(enginesWords.measured)
}

async function check(model: string): Promise<void> {
  const [first] = (await call(enginesEndpoints.verify, { model })).problems
  if (first === undefined) showSuccess(enginesWords.allWell)
  else showError(enginesWords.somethingWrong(first))
}

/** Names what begins or goes on with an installation. */
function beginning(state: EngineModel['state']): string {
  if (state === 'paused') return enginesWords.goOn
  return state === 'failed' ? offerWords.tryAgain : enginesWords.install
}
