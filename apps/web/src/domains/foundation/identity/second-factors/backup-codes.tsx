import { Button, takesFocus } from '@vireo/ui'
import { Copy, Download } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { secondFactorWords } from './words.ts'

/** Shows backup codes, the one time that they can be read, with ways to keep them. */
export function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{secondFactorWords.codesLead}</p>
      <ul
        aria-label={secondFactorWords.codes}
        className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 text-center font-mono text-sm select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          {...takesFocus}
          icon={<Copy aria-hidden size={16} />}
          onClick={() => void copyText(text, { copied: secondFactorWords.copied })}
        >
          {secondFactorWords.copy}
        </Button>
        <Button
          icon={<Download aria-hidden size={16} />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), secondFactorWords.fileName)}
        >
          {secondFactorWords.download}
        </Button>
      </div>
    </div>
  )
}
