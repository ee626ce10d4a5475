import { keytermLimits } from '@vireo/contracts/transcription'
import { Button, TextArea } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { formatList } from '#kit/format/index.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { readKeyterms } from '../list/keyterms.ts'
import { useKeytermActions } from './use-keyterms.ts'
import { keytermWords } from './words.ts'

/** Takes key terms in; what cannot be one stays in the field, and is said. */
export function KeytermForm() {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const { add } = useKeytermActions()
  const { busy, problem, attempt } = useDialogAttempt()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { terms, tooLong } = readKeyterms(text)
    setFault(
      tooLong.length > 0
        ? keytermWords.notTaken(formatList(tooLong))
        : terms.length === 0
          ? keytermWords.missing
          : undefined,
    )
    if (terms.length === 0) return
    void attempt(async () => {
      await add.mutateAsync(terms)
      setText(tooLong.join('\n'))
    })
  }
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={send}>
      <TextArea
        label={keytermWords.add}
        help={keytermWords.addHelp(keytermLimits.length, keytermLimits.wordsMax)}
        rows={2}
        value={text}
        error={fault ?? problem?.message}
        onChange={(event) => {
          setText(event.target.value)
          setFault(undefined)
        }}
      />
      <Button type="submit" className="self-start" loading={busy}>
        {keytermWords.addThem}
      </Button>
    </form>
  )
}
