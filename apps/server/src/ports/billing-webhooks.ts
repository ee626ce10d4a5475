import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName } from '@vireo/contracts/users'
import type { Context } from '../kernel/context.ts'

/** What a provider tells us: that something changed, and where. How things stand is asked afterwards. */
export type ProviderEvent = {
  /** The provider's own id: the same event comes twice under the same one. */
  readonly eventRef: string
  readonly kind: string
  /** Whose subscription changed, where the provider says it in our terms. */
  readonly workspaceId: WorkspaceId | null
  /** The same in the provider's terms; null when nobody's did. */
  readonly customerRef: string | null
  /** Whose connected account changed, where payouts go; null when nobody's did. */
  readonly accountRef: string | null
  /** Whatever else acting on it takes. Small, and nothing secret or personal. */
  readonly details: Readonly<Record<string, string | number | null>>
}

/** A webhook that is not from the provider, was changed on its way, or is too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** The part of a provider that speaks first. */
export type WebhookReader = {
  /** Checks signature and age over the bytes as they came. Throws `WebhookRefused`. */
  read(
    ctx: Context,
    message: { readonly body: Uint8Array; readonly header: (name: string) => string | undefined },
  ): Promise<ProviderEvent>
  /**
   * Does at the provider what an event asks for before the subscription is read again, such as using a card that was
   * just added. Repeats are harmless. Throws `BillingFailure`.
   */
  settle?(ctx: Context, event: ProviderEvent): Promise<void>
}

/** Readers by the name that stands in the address of the webhook. */
export type BillingWebhooks = Partial<Record<BillingProviderName, WebhookReader>>
