import { identityEndpoints } from '@vireo/contracts/identity'
import { Dialog } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ShownSecret } from '#kit/shown-secret.tsx'
import { apiKeyWords } from './words.ts'
import { KeyFields } from './key-fields.tsx'
import { useRefreshApiKeys } from './queries.ts'

/** Makes a key and shows it, once. */
export function CreateKeyDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const refresh = useRefreshApiKeys()
  const { shownTitle: title, shownLead: lead, key: label, copy, copied, shownDone: done } = apiKeyWords
  return (
    <>
      <Dialog open={open} onClose={onClose} title={apiKeyWords.createTitle} width="lg">
        {open ? (
          <KeyFields
            action={apiKeyWords.create}
            onSave={async (key) => {
              const made = await call(identityEndpoints.createApiKey, key)
              onClose()
              setSecret(made['xi-api-key'])
              await refresh()
            }}
          />
        ) : null}
      </Dialog>
      <ShownSecret
        secret={secret}
        words={{ title, lead, label, copy, copied, done }}
        onClose={() => setSecret(undefined)}
      />
    </>
  )
}
