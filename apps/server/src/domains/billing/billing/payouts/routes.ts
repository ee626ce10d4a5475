import { billingEndpoints } from '@vireo/contracts/billing'
import { defineRoutes } from '#http/routes.ts'
import { completeSandboxConnect, readSandboxConnect } from './complete-sandbox-connect.ts'
import { createConnectAccount, createConnectAccountManagementLink } from './create-connect-account.ts'
import { listPayouts } from './list-payouts.ts'
import { presentPayouts, presentSandboxLink } from './present-payouts.ts'

export const payoutRoutes = defineRoutes((on) => {
  on(billingEndpoints.createConnectAccount, createConnectAccount, ({ url }) => ({ url }))
  on(billingEndpoints.createConnectAccountManagementLink, createConnectAccountManagementLink, ({ url }) => ({ url }))
  on(billingEndpoints.listPayouts, listPayouts, presentPayouts)
  on(billingEndpoints.readSandboxConnect, readSandboxConnect, presentSandboxLink)
  on(billingEndpoints.completeSandboxConnect, completeSandboxConnect, ({ return_url }) => ({ return_url }))
})
