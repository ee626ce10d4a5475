import { defineContract } from '../kit/index.ts'
import { sellingAudit } from './audit.ts'
import { sellingEndpoints } from './endpoints.ts'
import { sellingErrors } from './errors.ts'

export const sellingContract = defineContract({
  endpoints: sellingEndpoints,
  errors: sellingErrors,
  ids: { sale: 'sale', sellingEntry: 'earned', sellingTransfer: 'transfer' },
  audit: sellingAudit,
  screens: { shell: { purchases: '/app/purchases' } },
})
