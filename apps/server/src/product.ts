import {
  api,
  type AuditAction as ContractAct,
  errorCatalogue,
  type EventName as Fact,
  type EventPayload as FactPayload,
  eventSchemas,
  idPrefixes,
} from '@vireo/contracts'
import type { Endpoint, Permission as ContractPermission } from '@vireo/contracts/kit'
import type { ProductFacts } from './kernel/product.ts'

declare module './kernel/product.ts' {
  interface Product {
    readonly errors: typeof errorCatalogue
    readonly events: { readonly [Name in Fact]: FactPayload<Name> }
    readonly ids: typeof idPrefixes
    readonly acts: ContractAct
    readonly permission: ContractPermission
    readonly endpoint: Endpoint
  }
}

/** What the kernel is told of this product. */
export const product: ProductFacts = {
  errors: errorCatalogue,
  idPrefixes,
  eventSchemas,
  endpoints: Object.fromEntries(
    Object.entries(api).map(([slice, endpoints]) => [slice, Object.values<Endpoint>(endpoints)]),
  ),
}
