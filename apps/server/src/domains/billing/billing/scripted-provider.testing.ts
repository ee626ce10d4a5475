import type { WorkspaceId } from '@vireo/contracts/kit'
import {
  BillingFailure,
  type BillingFailureKind,
  type BillingProvider,
  type BillingProviders,
  type ProviderSnapshot,
} from '#ports/billing-provider.ts'
import { noProvider } from './no-provider.ts'
import { snapshotOf } from './testing.ts'

export type ScriptedProvider = BillingProvider & {
  readonly providers: BillingProviders
  /** What was asked, without repeats of the same key. */
  readonly asked: { readonly operation: string; readonly request: Record<string, unknown> }[]
  /** The next call, whatever it is, fails like this: before it does anything, or after. */
  failNext(kind: BillingFailureKind | 'crash', when?: When): void
  /** What it would say about a workspace now. */
  say(workspaceId: WorkspaceId): ProviderSnapshot
  /** Pays the checkout that was opened last. */
  pay(workspaceId: WorkspaceId, at: Date): ProviderSnapshot
}

type State = { snapshot: ProviderSnapshot; answers: Map<string, unknown> }
type When = 'before' | 'after'

/** What the provider remembers: each key once, with its answer. */
function createMemory() {
  const states = new Map<string, State>()
  const asked: ScriptedProvider['asked'] = []
  let failure: { kind: BillingFailureKind | 'crash'; when: When } | undefined
  const stateOf = (workspaceId: WorkspaceId): State => {
    const state = states.get(workspaceId) ?? {
      snapshot: snapshotOf({ workspaceId, version: 0, asOf: new Date(0) }),
      answers: new Map(),
    }
    states.set(workspaceId, state)
    return state
  }
  const fail = (when: When) => {
    if (failure?.when !== when) return
    const { kind } = failure
    failure = undefined
    if (kind === 'crash') throw new Error('the process was killed')
    throw new BillingFailure(kind, `scripted: ${kind}`)
  }
  const once = async <T>(workspaceId: WorkspaceId, operation: string, request: object, work: (state: State) => T) => {
    await Promise.resolve()
    const state = stateOf(workspaceId)
    const { idempotencyKey, ...rest } = request as Record<string, unknown>
    const key = `${operation} ${String(idempotencyKey)}`
    fail('before')
    if (!state.answers.has(key)) {
      asked.push({ operation, request: rest })
      state.answers.set(key, work(state))
    }
    fail('after')
    return state.answers.get(key) as T
  }
  const failNext: ScriptedProvider['failNext'] = (kind, when = 'before') => (failure = { kind, when })
  return { asked, stateOf, once, failNext }
}

function change(state: State, changes: Partial<ProviderSnapshot>): ProviderSnapshot {
  state.snapshot = { ...state.snapshot, ...changes, version: state.snapshot.version + 1 }
  return state.snapshot
}

const endOf = ({ snapshot }: State) => snapshot.period?.endsAt ?? new Date(0)
const month = 30 * 24 * 60 * 60 * 1000

type Memory = ReturnType<typeof createMemory>
type Pages = Pick<BillingProvider, 'createCheckout' | 'createPaymentMethodSession' | 'createPortalSession'>

function pages({ once, asked }: Memory): Pages {
  return {
    createCheckout: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'checkout', request, () => ({ url: `https://pay.example/${asked.length}` })),
    createPaymentMethodSession: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'payment-method', request, () => ({ url: `https://pay.example/card?to=${request.returnUrl}` })),
    createPortalSession: (_ctx, _customer, { returnUrl }) =>
      Promise.resolve({ url: `https://pay.example/portal?to=${returnUrl}` }),
  }
}

type Changes = Omit<BillingProvider, keyof Pages | 'name' | 'hasPaymentMethods'>

function operations({ once, stateOf }: Memory): Changes {
  return {
    upgrade: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'upgrade', request, (state) => change(state, { pending: null, plan: request.plan })),
    scheduleDowngrade: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'downgrade', request, (state) => {
        const { target } = request
        const to = target === 'free' ? { tier: target, billingPeriod: null } : target
        const { tier, billingPeriod } = to
        return change(state, { pending: { kind: 'change', tier, billingPeriod, at: endOf(state) } })
      }),
    cancelDowngrade: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'cancel-downgrade', request, (state) => change(state, { pending: null })),
    cancelAtPeriodEnd: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'cancel', request, (state) =>
        change(state, { pending: { kind: 'cancellation', at: endOf(state) } }),
      ),
    renew: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'renew', request, (state) => change(state, { pending: null })),
    applyDiscount: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'discount', request, (state) =>
        change(state, { discount: { ...request.discount, endsAt: null } }),
      ),
    addInvoiceItem: (_ctx, { workspaceId }, request) =>
      once(workspaceId, 'invoice-item', request, (state) => change(state, {})),
    verifyCard: (_ctx, { workspaceId }, request) => once(workspaceId, 'verify-card', request, () => undefined),
    readSubscription: (_ctx, { workspaceId }) => Promise.resolve(stateOf(workspaceId).snapshot),
    listInvoices: () => Promise.resolve({ invoices: [], nextCursor: undefined }),
  }
}

/** A provider in memory that keeps to the port's promises and does as it is told, for tests of what asks it. */
export function scriptedProvider(): ScriptedProvider {
  const memory = createMemory()
  const provider: ScriptedProvider = {
    name: 'sandbox',
    hasPaymentMethods: true,
    asked: memory.asked,
    failNext: memory.failNext,
    providers: {
      standard: 'sandbox',
      find: (name) => (name === 'sandbox' ? provider : name === 'none' ? noProvider : undefined),
    },
    say: (workspaceId) => memory.stateOf(workspaceId).snapshot,
    pay(workspaceId, startsAt) {
      const { request } = memory.asked.findLast(({ operation }) => operation === 'checkout') ?? {}
      const { plan, discount } = request as Pick<ProviderSnapshot, 'plan' | 'discount'>
      const endsAt = new Date(startsAt.getTime() + month)
      return change(memory.stateOf(workspaceId), {
        status: 'active',
        plan,
        discount: discount && { ...discount, endsAt },
        subscriptionRef: 'sub_1',
        period: { startsAt, endsAt },
        paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
      })
    },
    ...pages(memory),
    ...operations(memory),
  }
  return provider
}
