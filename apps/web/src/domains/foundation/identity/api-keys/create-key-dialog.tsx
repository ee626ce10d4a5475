import { identityEndpoints } from '@vireo/contracts/identity'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ShownSecret } from '#kit/copy/shown-secret.tsx'
import { apiKeyWords } from './words.ts'
import { KeyDialog } from './key-dialog.tsx'
import { useRefreshApiKeys } from './queries.ts'

/** Makes a key and shows it, once. */
export function CreateKeyDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const refresh = useRefreshApiKeys()
  const { shownTitle: title, shownLead: lead, key: label, copy, copied, shownDone: done } = apiKeyWords
  return (
    <>
      {open ? (
        <KeyDialog
          title={apiKeyWords.createTitle}
          description={apiKeyWords.createLead}
          action={apiKeyWords.create}
          onClose={onClose}
          onSave={async (key) => {
            const made = await call(identityEndpoints.createApiKey, key)
            onClose()
            setSecret(made['xi-api-key'])
            await refresh()
          }}
        />
      ) : null}
      <ShownSecret
        secret={secret}
        words={{ title, lead, label, copy, copied, done }}
        onClose={() => setSecret(undefined)}
      />
    </>
  )
}
