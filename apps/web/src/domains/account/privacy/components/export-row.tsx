import type { DataExport } from '@vireo/contracts/privacy'
import { Button, IconButton, ProgressBar, showSuccess } from '@vireo/ui'
import { Download, Trash2, X } from 'lucide-react'

import { formatDateTime, formatSize } from '#kit/format/index.ts'
import { isInTheMaking, useCancelExport, useDownloadExport } from '../queries.ts'
import { privacyWords } from '../words.ts'

/** Shows one copy of the account's data: how far it is, or how to get it. */
export function ExportRow({ made }: { readonly made: DataExport }) {
  const { mutate: cancel, isPending: isCancelling } = useCancelExport()
  const { mutate: download, isPending: isDownloading } = useDownloadExport()
  const isWorking = isInTheMaking(made)
  const giveUp = () =>
    cancel(made.export_id, { onSuccess: () => (isWorking ? undefined : showSuccess(privacyWords.removed)) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <p className="text-sm font-medium">{privacyWords.madeAt(formatDateTime(made.created_at_unix))}</p>
        <p className={`text-xs ${made.state === 'failed' ? 'text-danger' : 'text-muted'}`}>{stateOf(made)}</p>
        {isWorking ? (
          <div className="mt-2 max-w-xs">
            <ProgressBar label={privacyWords.progress} value={made.state === 'queued' ? undefined : made.progress} />
          </div>
        ) : null}
      </div>
      <div className="flex items-center gap-2">
        {made.state === 'done' ? (
          <Button
            size="sm"
            icon={<Download aria-hidden size={16} />}
            loading={isDownloading}
            onClick={() => download(made.export_id)}
          >
            {privacyWords.download}
          </Button>
        ) : null}
        <IconButton
          size="sm"
          label={isWorking ? privacyWords.stop : privacyWords.remove}
          disabled={isCancelling}
          onClick={giveUp}
        >
          {isWorking ? <X aria-hidden size={16} /> : <Trash2 aria-hidden size={16} />}
        </IconButton>
      </div>
    </li>
  )
}

function stateOf({ state, size_bytes: sizeBytes, expires_at_unix: expiresAt }: DataExport): string {
  if (state === 'queued') return privacyWords.queued
  if (state === 'running') return privacyWords.running
  if (state !== 'done' || expiresAt === null) return privacyWords.failedState
  return privacyWords.ready(formatSize(sizeBytes ?? 0), formatDateTime(expiresAt))
}
