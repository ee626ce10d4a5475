import { Button, TextArea } from '@vireo/ui'
import { Link as LinkIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { type LinkRule, linksIn } from './links-in.ts'

type LinkFormWords = {
  readonly label: string
  readonly help: string
  readonly send: string
  /** Of what is no link. */
  readonly problem: string
}

/** Takes links to recordings, one a line; what is no link stays, and is said. */
export function LinkForm({
  words,
  rule,
  onLinks,
}: {
  readonly words: LinkFormWords
  readonly rule: LinkRule
  readonly onLinks: (urls: readonly string[]) => void
}) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { links, rest } = linksIn(text, rule)
    onLinks(links)
    setText(rest.join('\n'))
    setProblem(rest.length > 0 || links.length === 0 ? words.problem : undefined)
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={send}>
      <div className="min-w-60 flex-1">
        <TextArea
          label={words.label}
          help={words.help}
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
        {words.send}
      </Button>
    </form>
  )
}
