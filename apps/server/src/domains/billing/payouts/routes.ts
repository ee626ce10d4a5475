import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { completeSandboxConnect, readSandboxConnect } from './complete-sandbox-connect.ts'
import { createConnectAccount, createConnectAccountManagementLink } from './create-connect-account.ts'
import { listPayouts } from './list-payouts.ts'
import { presentPayouts, presentSandboxLink } from './present-payouts.ts'

export const payoutRoutes = defineRoutes((on) => {
  on(api.billing.createConnectAccount, createConnectAccount, ({ url }) => ({ url }))
  on(api.billing.createConnectAccountManagementLink, createConnectAccountManagementLink, ({ url }) => ({ url }))
  on(api.billing.listPayouts, listPayouts, presentPayouts)
  on(api.billing.readSandboxConnect, readSandboxConnect, presentSandboxLink)
  on(api.billing.completeSandboxConnect, completeSandboxConnect, ({ return_url }) => ({ return_url }))
})
