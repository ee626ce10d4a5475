import { type MessageSubject, producerLimits } from '@vireo/contracts/productions'
import { Button, Select, TextArea } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import type { Send } from './queries.ts'
import { subjectText } from './subject-text.ts'
import { messageWords } from './words.ts'

type MessageFormProps = {
  /** What it may be about alone; where that is one thing or none, it is about the whole order. */
  readonly subjects: readonly MessageSubject[]
  readonly onSend: Send
}

const wholeOrder = 'order'

/** Takes a message and sends it; what is refused stays there to be changed. */
export function MessageForm({ subjects, onSend }: MessageFormProps) {
  const [about, setAbout] = useState(wholeOrder)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return
    void attempt(async () => {
      await onSend(text.trim(), about === wholeOrder ? null : about)
      setText('')
    })
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={send}>
      {subjects.length > 1 ? (
        <Select
          label={messageWords.about}
          help={about === wholeOrder ? undefined : messageWords.aboutHelp}
          value={about}
          groups={[
            {
              label: messageWords.about,
              options: [
                { value: wholeOrder, label: messageWords.wholeOrder },
                ...subjects.map((subject) => ({ value: subject.description_id, label: subjectText(subject) })),
              ],
            },
          ]}
          onChange={setAbout}
        />
      ) : null}
      <TextArea
        label={messageWords.message}
        error={isMissing ? messageWords.missing : undefined}
        dir="auto"
        autoComplete="off"
        maxLength={producerLimits.messageMax}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
      />
      {problem ? (
        <div role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p className="font-medium">{messageWords.refused}</p>
          <p>{problem.message}</p>
        </div>
      ) : null}
      <Button type="submit" className="self-end" loading={busy}>
        {messageWords.send}
      </Button>
    </form>
  )
}
