import { Button } from '@vireo/ui'
import { Copy } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { audioNativeWords } from '../words.ts'

/** Shows the one line of HTML that brings a player onto a page, and the way to copy it. */
export function SnippetLine({ snippet, primary = false }: { readonly snippet: string; readonly primary?: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      <pre
        aria-label={audioNativeWords.snippet}
        className="rounded-md bg-fill p-3 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap select-all"
      >
        {snippet}
      </pre>
      <div>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          icon={<Copy aria-hidden size={16} />}
          onClick={() => void copySnippet(snippet)}
        >
          {audioNativeWords.copySnippet}
        </Button>
      </div>
    </div>
  )
}

/** Puts the line on the clipboard. */
export function copySnippet(snippet: string): Promise<void> {
  return copyText(snippet, { copied: audioNativeWords.snippetCopied })
}
