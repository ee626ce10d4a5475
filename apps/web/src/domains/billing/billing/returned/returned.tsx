import { useQuery } from '@tanstack/react-query'
import type { Pricing } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Button, Spinner } from '@vireo/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { forgetPromo } from '#kit/arrival/index.ts'
import { subscriptionQuery } from '#users'
import { Notice } from '../components/notice.tsx'
import { AfterPayment } from '../later-components.ts'
import { useTakeOver } from '../queries.ts'
import { returnedWords } from './words.ts'

/** How often somebody who paid asks whether it has arrived, and after how many milliseconds that is unusual. */
const askEveryMs = 1500
const patienceMs = 45_000

/** Says what became of the page of the payment provider that the browser comes back from. */
export function Returned({ pricing }: { readonly pricing: Pricing }) {
  const [query, setQuery] = useSearchParams()
  const from = query.get('checkout') ?? query.get('card')
  const words = returnedWords
  if (from === null) return null
  const dismiss = () => {
    const rest = new URLSearchParams(query)
    rest.delete('checkout')
    rest.delete('card')
    setQuery(rest, { replace: true })
  }
  const action = (
    <Button size="sm" onClick={dismiss}>
      {words.dismiss}
    </Button>
  )
  if (from === 'success') return <Paid pricing={pricing} onDismiss={dismiss} />
  if (from === 'updated') return <Notice action={action}>{words.card}</Notice>
  return from === 'canceled' && query.has('checkout') ? <Notice action={action}>{words.canceled}</Notice> : null
}

/** Waits for what the provider tells the server by itself, which may take a moment. */
function Paid({ pricing, onDismiss }: { readonly pricing: Pricing; readonly onDismiss: () => void }) {
  const words = returnedWords
  const [isSlow, setSlow] = useState(false)
  const takeOver = useTakeOver()
  // Once, when the plan has come.
  const isTaken = useRef(false)
  const { data } = useQuery({
    ...subscriptionQuery,
    refetchInterval: ({ state }) => (isSlow || isInForce(state.data) ? false : askEveryMs),
  })
  const isDone = isInForce(data)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isDone || isTaken.current) return
    isTaken.current = true
    forgetPromo()
    void takeOver()
  }, [isDone, takeOver])
  const dismissal = (
    <Button size="sm" onClick={onDismiss}>
      {words.dismiss}
    </Button>
  )
  return (
    <div aria-live="polite">
      {isDone && data ? (
        <Suspense>
          <AfterPayment document={data} pricing={pricing} onDismiss={onDismiss} />
        </Suspense>
      ) : (
        <Notice action={isSlow ? dismissal : <Spinner />}>{isSlow ? words.slow : words.waiting}</Notice>
      )}
    </div>
  )
}

function isInForce(document: SubscriptionDocument | undefined): boolean {
  return document?.status === 'active' && document.billing_period !== null
}
