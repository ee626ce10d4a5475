import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Currency } from '@vireo/contracts/users'
import type { BillingFailureKind, Discount, SoldPlan, Unspent } from '#ports/billing-provider.ts'
import type { Billing, Card, Invoice } from '../lifecycle/index.ts'

export type AccountRow = {
  readonly workspace_id: WorkspaceId
  readonly customer_email: string
  readonly billing: Billing
  readonly clock_ahead_ms: number
  readonly next_due_at: Date | null
}

export type InvoiceRow = { readonly workspace_id: WorkspaceId; readonly number: number; readonly invoice: Invoice }

export type RequestRow = {
  readonly failure: { readonly kind: BillingFailureKind; readonly message: string; readonly url?: string } | null
}

/** What a hosted page is about. Cards are kept without their number. */
export type SessionDetails =
  | {
      readonly kind: 'checkout'
      readonly plan: SoldPlan
      readonly discount: Discount | null
      readonly successUrl: string
      readonly cancelUrl: string
    }
  | {
      readonly kind: 'sale'
      readonly pageRef: string
      readonly title: string
      readonly amountMinor: number
      readonly currency: Currency
      readonly successUrl: string
      readonly cancelUrl: string
    }
  | { readonly kind: 'card'; readonly returnUrl: string }
  | { readonly kind: 'portal'; readonly returnUrl: string }
  | {
      readonly kind: 'challenge'
      readonly asks: ChallengedAct
      readonly agreedUrl: string
      readonly refusedUrl: string
    }

/** What is carried out once the bank's question is answered with yes. */
export type ChallengedAct =
  | { readonly act: 'first-payment' }
  | {
      readonly act: 'sale'
      readonly pageRef: string
      readonly amountMinor: number
      readonly currency: Currency
    }
  | { readonly act: 'card'; readonly card: Card }
  | { readonly act: 'invoice'; readonly number: number }
  | {
      readonly act: 'upgrade'
      readonly plan: SoldPlan
      readonly discount: Discount | null
      readonly unspent?: Unspent | null
    }

export type SessionRow = {
  readonly id_hash: string
  readonly workspace_id: WorkspaceId
  readonly details: SessionDetails
  readonly done_url: string | null
  readonly expires_at: Date
}

export type EventRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly kind: string
  readonly body: string
}

export type SandboxSaleRow = {
  readonly page_ref: string
  readonly sale_ref: string
  readonly workspace_id: WorkspaceId
  readonly email: string
  readonly description: string
  readonly amount_minor: number
  readonly currency: Currency
  readonly expires_at: Date
  readonly paid_at: Date | null
  readonly refunded_minor: number
  readonly disputed_minor: number
}
