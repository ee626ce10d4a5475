import type { HistorySettings } from '@vireo/contracts/history'
import { Button, Dialog, ProgressBar, Select, Skeleton, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { formatSize } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useHistorySettings, useSetRetention } from '../settings.ts'
import { keepingWords as words } from '../keeping/words.ts'

/** Days that are offered; "0" stands for keeping everything. */
const offeredDays = [0, 7, 30, 90, 180, 365] as const

/** Shows how much room recordings take up, and when they are deleted by themselves; admins decide. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useHistorySettings()
  if (data) return <LoadedSettings settings={data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {error ? (
        <QueryError title={words.failed} error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="mt-2 h-24 w-full" />
      )}
    </Dialog>
  )
}

function LoadedSettings({ settings, onClose }: { readonly settings: HistorySettings; readonly onClose: () => void }) {
  const [days, setDays] = useState(settings.retention_days ?? 0)
  const change = useSetRetention()
  const { busy, problem, attempt } = useDialogAttempt()
  const save = async () => {
    await change.mutateAsync(days === 0 ? null : days)
    showSuccess(words.saved)
    onClose()
  }
  const choices = [...new Set<number>([...offeredDays, settings.retention_days ?? 0])].toSorted((a, b) => a - b)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      problem={problem}
      confirm={
        settings.can_change ? { label: words.save, loading: busy, onConfirm: () => void attempt(save) } : undefined
      }
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className="mt-2 flex flex-col gap-4">
        <StorageUse used={settings.storage_used_bytes} limit={settings.storage_limit_bytes} />
        <Select
          label={words.retention}
          help={settings.can_change ? undefined : words.adminsOnly}
          disabled={!settings.can_change}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
          groups={[
            {
              label: words.retention,
              options: choices.map((each) => ({
                value: String(each),
                label: each === 0 ? words.forever : words.days(each),
              })),
            },
          ]}
        />
        {days > 0 && days !== settings.retention_days ? (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            {words.consequence(days)}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

function StorageUse({ used, limit }: { readonly used: number; readonly limit: number | null }) {
  const text = limit === null ? words.used(formatSize(used)) : words.usedOf(formatSize(used), formatSize(limit))
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-medium">{words.storage}</span>
      {limit === null ? null : <ProgressBar label={words.storage} value={Math.min(1, used / Math.max(1, limit))} />}
      <span className="text-sm text-muted tabular-nums">{text}</span>
    </div>
  )
}
