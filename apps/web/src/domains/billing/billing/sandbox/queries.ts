import { useMutation, useQuery } from '@tanstack/react-query'
import { billingEndpoints, type SandboxCard } from '@vireo/contracts/billing'

import { call, contractQuery } from '#kit/api/index.ts'

const sessionQuery = (id: string) => contractQuery(billingEndpoints.getSandboxSession, { page_id: id })

/** Asks for everything a hosted page shows, once: a page that was done is not looked at again by itself. */
export function useSandboxSession(id: string) {
  return useQuery({ ...sessionQuery(id), retry: false, refetchOnWindowFocus: false })
}

/** Asks for an invoice by its id; one that is not there fails at once. */
export function useSandboxInvoice(id: string) {
  return useQuery({ ...contractQuery(billingEndpoints.getSandboxInvoice, { invoice_id: id }), retry: false })
}

/** Pays, or keeps a card; the browser goes where the answer says. */
export function useSubmitCard(id: string) {
  return useMutation({
    mutationFn: (card: SandboxCard) => call(billingEndpoints.submitSandboxCard, { page_id: id, ...card }),
  })
}

/** Answers the test bank and follows where it sends the browser. */
export function useAnswerChallenge(id: string) {
  return useMutation({
    mutationFn: (agreed: boolean) => call(billingEndpoints.answerSandboxChallenge, { page_id: id, agreed }),
    onSuccess: ({ url }) => location.assign(url),
  })
}

/** Pays an open invoice with the card on file. The number loses its leading zeros on the way. */
export function usePayInvoice(id: string) {
  return useMutation({
    mutationFn: (number: string) =>
      call(billingEndpoints.paySandboxInvoice, { page_id: id, number: String(Number(number)) }),
  })
}
