import { IconButton, showError, showSuccess } from '@vireo/ui'
import { Copy } from 'lucide-react'

import { historyWords } from '../words.ts'

/** Shows the id of the request, which people hand on, with a button that copies it. */
export function RequestIdFact({ value }: { readonly value: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showSuccess(historyWords.copied)
    } catch {
      showError(historyWords.notCopied)
    }
  }
  return (
    <div className="contents">
      <dt className="self-center text-muted">{historyWords.requestId}</dt>
      <dd className="flex items-center gap-1">
        <code className="min-w-0 truncate text-xs">{value}</code>
        <IconButton size="sm" label={historyWords.copyRequestId} onClick={() => void copy()}>
          <Copy aria-hidden size={14} />
        </IconButton>
      </dd>
    </div>
  )
}
