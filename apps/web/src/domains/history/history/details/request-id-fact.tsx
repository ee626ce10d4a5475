import { IconButton } from '@vireo/ui'
import { Copy } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { historyWords } from '../words.ts'

/** Shows the id of the request, which people hand on, with a button that copies it. */
export function RequestIdFact({ value }: { readonly value: string }) {
  return (
    <div className="contents">
      <dt className="self-center text-muted">{historyWords.requestId}</dt>
      <dd className="flex items-center gap-1">
        <code className="min-w-0 truncate text-xs">{value}</code>
        <IconButton
          size="sm"
          label={historyWords.copyRequestId}
          onClick={() => void copyText(value, { copied: historyWords.copied })}
        >
          <Copy aria-hidden size={16} />
        </IconButton>
      </dd>
    </div>
  )
}
