import { Button, TextArea } from '@vireo/ui'
import { Link as LinkIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { transcriptionWords } from '../../words.ts'
import { linksIn } from './links-in.ts'

/** Takes links to recordings, one a line; what is no link stays, and is said. */
export function LinkForm({ onLinks }: { readonly onLinks: (urls: readonly string[]) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { links, rest } = linksIn(text)
    onLinks(links)
    setText(rest.join('\n'))
    setProblem(rest.length > 0 || links.length === 0 ? transcriptionWords.noLink : undefined)
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={send}>
      <div className="min-w-60 flex-1">
        <TextArea
          label={transcriptionWords.links}
          help={transcriptionWords.linksHelp}
          rows={1}
          value={text}
          error={problem}
          placeholder="https://"
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
        />
      </div>
      <Button type="submit" className="mt-7" icon={<LinkIcon aria-hidden size={16} />}>
        {transcriptionWords.writeDown}
      </Button>
    </form>
  )
}
