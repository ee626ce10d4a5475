import { errorCatalogue, type EventName as Fact, type EventPayload as FactPayload } from '@vireo/contracts'
import type { Permission as ContractPermission } from '@vireo/contracts/kit'
import type { ProductFacts } from './kernel/product.ts'

/** Every kind of thing that has an id, and the prefix that tells them apart in a log. */
const idPrefixes = {
  user: 'user',
  workspace: 'ws',
  apiKey: 'key',
  session: 'sess',
  credential: 'cred',
  historyItem: 'hist',
  request: 'req',
  reservation: 'res',
  event: 'evt',
  job: 'job',
  letter: 'letter',
  actionCode: 'act',
  auditEntry: 'audit',
  message: 'msg',
  dataExport: 'exp',
  supportGrant: 'grant',
  overageCharge: 'ovr',
  consolidatedCharge: 'cchg',
  identityProvider: 'idp',
  domainVerification: 'domain',
  group: 'group',
  invite: 'inv',
  promoRedemption: 'promo',
  webhook: 'wh',
  webhookDelivery: 'dlv',
  remixingSession: 'rmx',
  remixingIteration: 'rmxi',
  consent: 'consent',
  training: 'trn',
  paper: 'paper',
  voiceCollection: 'vcol',
  verificationAttempt: 'proof',
} as const

declare module './kernel/product.ts' {
  interface Product {
    readonly errors: typeof errorCatalogue
    readonly events: { readonly [Name in Fact]: FactPayload<Name> }
    readonly ids: typeof idPrefixes
    readonly permission: ContractPermission
  }
}

/** What the kernel is told of this product. */
export const product: ProductFacts = { errors: errorCatalogue, idPrefixes }
