import type { SandboxInvoice } from '@vireo/contracts/billing'
import { Badge } from '@vireo/ui'

import { sandboxWords } from '../words.ts'

const states = {
  open: { tone: 'warning', word: () => sandboxWords.stateOpen },
  paid: { tone: 'success', word: () => sandboxWords.statePaid },
  void: { tone: 'neutral', word: () => sandboxWords.stateVoid },
  uncollectible: { tone: 'danger', word: () => sandboxWords.stateUncollectible },
} as const

/** Shows how an invoice of the sandbox stands, in a word and a colour. */
export function InvoiceState({ status }: { readonly status: SandboxInvoice['status'] }) {
  const { tone, word } = states[status]
  return <Badge tone={tone}>{word()}</Badge>
}
