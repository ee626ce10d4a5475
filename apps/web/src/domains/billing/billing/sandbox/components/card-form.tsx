import { Button, CardExpiryField, CardNumberField, TextField } from '@vireo/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { ApiError, messageOf } from '#kit/api/index.ts'
import { useSubmitCard } from '../queries.ts'
import { type CardField, readCard, type TypedCard } from '../read-card.ts'
import { sandboxWords } from '../words.ts'
import { TestCards } from './test-cards.tsx'

const empty: TypedCard = { number: '', expiry: '', cvc: '' }

const wrongWords: Readonly<Record<CardField, () => string>> = {
  number: () => sandboxWords.numberMissing,
  expiry: () => sandboxWords.expiryWrong,
  cvc: () => sandboxWords.cvcWrong,
}

/** Takes a test card. What the bank answers stands above the button; the typed card stays, to be changed. */
export function CardForm({
  pageId,
  action,
  onDone,
}: {
  readonly pageId: string
  readonly action: string
  readonly onDone: (url: string) => void
}) {
  const [typed, setTyped] = useState(empty)
  const [wrong, setWrong] = useState<readonly CardField[]>([])
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmitCard(pageId)
  // Once for each attempt: whoever mends one field is not thrown to the next.
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt])
  const field = (name: CardField) => ({
    value: typed[name],
    error: wrong.includes(name) ? wrongWords[name]() : undefined,
    autoComplete: 'off',
    className: 'tabular-nums',
    onChange: (text: string) => {
      setTyped({ ...typed, [name]: text })
      setWrong(wrong.filter((one) => one !== name))
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const read = readCard(typed)
    setWrong(read.wrong)
    setAttempt(attempt + 1)
    if (read.card) submit.mutate(read.card, { onSuccess: ({ url }) => onDone(url) })
  }
  return (
    <div className="flex flex-col gap-6">
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={send}>
        <CardNumberField {...field('number')} label={sandboxWords.number} placeholder="1234 1234 1234 1234" />
        <div className="grid grid-cols-2 gap-4">
          <CardExpiryField {...field('expiry')} label={sandboxWords.expiry} placeholder={sandboxWords.expiryHint} />
          <TextField
            {...field('cvc')}
            label={sandboxWords.cvc}
            placeholder="123"
            inputMode="numeric"
            maxLength={4}
            onChange={(event) => field('cvc').onChange(event.target.value)}
          />
        </div>
        {submit.error ? <Refusal error={submit.error} /> : null}
        <Button type="submit" variant="primary" size="lg" loading={submit.isPending || submit.isSuccess}>
          {action}
        </Button>
      </form>
      <TestCards onPick={(number) => setTyped({ number, expiry: '12/34', cvc: '123' })} />
    </div>
  )
}

/** Says why the bank, or the provider, said no. */
export function Refusal({ error }: { readonly error: unknown }) {
  return (
    <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
      {messageOf(error)}
      {error instanceof ApiError && error.status >= 500 && error.requestId ? (
        <code className="mt-1 block font-mono text-xs">{error.requestId}</code>
      ) : null}
    </p>
  )
}
