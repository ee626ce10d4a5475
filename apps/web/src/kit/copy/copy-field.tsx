import { IconButton, TextField } from '@vireo/ui'
import { Copy } from 'lucide-react'

import { kitWords } from '../words.ts'
import { copyText } from './copy-text.ts'

/** Shows a text to be entered elsewhere, and the way to copy it. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          readOnly
          value={value}
          className="font-mono text-sm"
          onFocus={(event) => event.target.select()}
        />
      </div>
      <span className="flex h-(--control-height) items-center">
        <IconButton label={kitWords.copy(label)} onClick={() => void copyText(value)}>
          <Copy aria-hidden size={16} />
        </IconButton>
      </span>
    </div>
  )
}
