import { billingEndpoints } from '@vireo/contracts/billing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { completeSandboxConnect } from './complete-sandbox-connect.ts'
import { readSandboxConnect } from './read-sandbox-connect.ts'
import { createConnectAccount } from './create-connect-account.ts'
import { createConnectAccountManagementLink } from './create-connect-account-management-link.ts'
import { listPayouts } from './list-payouts.ts'
import { presentPayouts, presentSandboxLink } from './present-payouts.ts'

export const payoutRoutes = defineRoutes((on) => {
  on(billingEndpoints.createConnectAccount, createConnectAccount, ({ url }) => ({ url }), {
    audit: 'billing.payout-account-opened',
  })
  on(billingEndpoints.createConnectAccountManagementLink, createConnectAccountManagementLink, ({ url }) => ({ url }), {
    audit: unaudited('kept elsewhere', 'the payout provider’s own records'),
  })
  on(billingEndpoints.listPayouts, listPayouts, presentPayouts)
  on(billingEndpoints.readSandboxConnect, readSandboxConnect, presentSandboxLink)
  on(billingEndpoints.completeSandboxConnect, completeSandboxConnect, ({ return_url }) => ({ return_url }), {
    audit: unaudited('kept elsewhere', 'the payout provider’s own records'),
  })
})
