import { Button, TextArea } from '@vireo/ui'
import { Link as LinkIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { linksIn } from './use-links.ts'
import { wizardWords } from './words.ts'

/** Takes addresses of recordings, one a line; what is none stays, and is said. */
export function LinkForm({ onLinks }: { readonly onLinks: (urls: readonly string[]) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { links, rest } = linksIn(text)
    onLinks(links)
    setText(rest.join('\n'))
    setProblem(rest.length > 0 || links.length === 0 ? wizardWords.noLink : undefined)
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={send}>
      <div className="min-w-60 flex-1">
        <TextArea
          label={wizardWords.links}
          help={wizardWords.linksHelp}
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
        {wizardWords.addLinks}
      </Button>
    </form>
  )
}
