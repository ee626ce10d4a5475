import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, Dialog, showSuccess, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { apiKeyWords } from './words.ts'
import { KeyFields } from './key-fields.tsx'
import { useRefreshApiKeys } from './queries.ts'

/** Makes a key and shows it, once. */
export function CreateKeyDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const refresh = useRefreshApiKeys()
  const close = () => {
    setSecret(undefined)
    onClose()
  }
  if (secret !== undefined) return <ShownKey open={open} secret={secret} onClose={close} />
  return (
    <Dialog open={open} onClose={close} title={apiKeyWords.createTitle} width="lg">
      {open ? (
        <KeyFields
          action={apiKeyWords.create}
          onSave={async (key) => {
            const made = await call(identityEndpoints.createApiKey, key)
            setSecret(made['xi-api-key'])
            await refresh()
          }}
        />
      ) : null}
    </Dialog>
  )
}

function ShownKey({
  open,
  secret,
  onClose,
}: {
  readonly open: boolean
  readonly secret: string
  readonly onClose: () => void
}) {
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    showSuccess(apiKeyWords.copied)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={apiKeyWords.shownTitle}
      description={apiKeyWords.shownLead}
      width="lg"
      footer={
        <>
          <Button onClick={() => void copy()}>{apiKeyWords.copy}</Button>
          <Button variant="primary" onClick={onClose}>
            {apiKeyWords.shownDone}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <TextField
          label={apiKeyWords.key}
          readOnly
          value={secret}
          className="font-mono"
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  )
}
