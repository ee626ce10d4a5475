import { type ServiceAccountKey, serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { Dialog, Select } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ShownSecret } from '#kit/copy/shown-secret.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useRefreshServiceAccounts } from '../queries.ts'
import { serviceAccountWords } from '../words.ts'
import { secretWords } from './secret-words.ts'

const overlaps = [0, 3600, 86_400, 604_800] as const

/** Gives a key a successor, which is shown once; the old one ends when it was said. */
export function ReplaceKeyDialog({
  apiKey,
  onClose,
}: {
  readonly apiKey: ServiceAccountKey | undefined
  readonly onClose: () => void
}) {
  const [secret, setSecret] = useState<string>()
  const [overlap, setOverlap] = useState<number>(86_400)
  const { busy, problem, attempt } = useDialogAttempt(useRefreshServiceAccounts())
  const replace = async ({ service_account_user_id, key_id: api_key_id }: ServiceAccountKey) => {
    const input = { service_account_user_id, api_key_id, overlap_seconds: overlap }
    const made = await call(serviceAccountsEndpoints.rotateKey, input)
    onClose()
    setSecret(made['xi-api-key'])
  }
  return (
    <>
      <Dialog
        open={apiKey !== undefined}
        onClose={onClose}
        title={serviceAccountWords.replaceTitle(apiKey?.name ?? '')}
        description={serviceAccountWords.replaceLead}
        problem={problem}
        confirm={{
          label: serviceAccountWords.replaceAction,
          loading: busy,
          onConfirm: () => {
            if (apiKey) void attempt(() => replace(apiKey))
          },
        }}
      >
        <div className="mt-4">
          <Select
            label={serviceAccountWords.overlap}
            value={String(overlap)}
            onChange={(value) => setOverlap(Number(value))}
            groups={[
              {
                label: serviceAccountWords.overlap,
                options: overlaps.map((seconds) => ({
                  value: String(seconds),
                  label: serviceAccountWords.overlaps[seconds],
                })),
              },
            ]}
          />
        </div>
      </Dialog>
      <ShownSecret secret={secret} words={secretWords()} onClose={() => setSecret(undefined)} />
    </>
  )
}
