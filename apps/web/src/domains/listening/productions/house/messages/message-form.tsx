import { producerLimits } from '@vireo/contracts/productions'
import { Button, TextArea } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useSendHouseMessage } from './queries.ts'
import { houseMessageWords as words } from './words.ts'

/** Takes a message to buyer and producers of an order; what is not sent stays in the field. */
export function MessageForm({ orderId }: { readonly orderId: string }) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useSendHouseMessage(orderId)
  const { busy, problem, attempt } = useDialogAttempt()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty || busy) return
    void attempt(async () => {
      await send(text.trim())
      setText('')
    })
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextArea
        label={words.write}
        help={words.writeHelp}
        error={isMissing ? words.missing : undefined}
        maxLength={producerLimits.messageMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {words.refused} {problem.message}
        </p>
      ) : null}
      <Button type="submit" variant="primary" className="self-end" loading={busy}>
        {words.send}
      </Button>
    </form>
  )
}
