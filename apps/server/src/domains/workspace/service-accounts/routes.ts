import { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { defineRoutes } from '#http/routes.ts'
import { allowSelfDisable } from './allow-self-disable.ts'
import { createServiceAccountKey } from './create-key.ts'
import { createServiceAccount } from './create-service-account.ts'
import { deleteServiceAccountKey } from './delete-key.ts'
import { deleteServiceAccount } from './delete-service-account.ts'
import { disableSelf } from './disable-self.ts'
import { listServiceAccountKeys, listServiceAccounts } from './list-service-accounts.ts'
import {
  presentCreated,
  presentIssued,
  presentKeys,
  presentRotated,
  presentServiceAccounts,
} from './present-service-account.ts'
import { rotateServiceAccountKey } from './rotate-key.ts'
import { updateServiceAccountKey } from './update-key.ts'
import { updateServiceAccount } from './update-service-account.ts'

const ok = () => ({ status: 'ok' as const })

export const serviceAccountRoutes = defineRoutes((on) => {
  on(serviceAccountsEndpoints.list, listServiceAccounts, presentServiceAccounts)
  on(serviceAccountsEndpoints.create, createServiceAccount, presentCreated)
  on(serviceAccountsEndpoints.update, updateServiceAccount, ok)
  on(serviceAccountsEndpoints.delete, deleteServiceAccount, ok)
  on(serviceAccountsEndpoints.listKeys, listServiceAccountKeys, presentKeys)
  on(serviceAccountsEndpoints.createKey, createServiceAccountKey, presentIssued)
  on(serviceAccountsEndpoints.updateKey, updateServiceAccountKey, ok)
  on(serviceAccountsEndpoints.rotateKey, rotateServiceAccountKey, presentRotated)
  on(serviceAccountsEndpoints.deleteKey, deleteServiceAccountKey, ok)
  on(serviceAccountsEndpoints.disableSelf, disableSelf, ok)
  on(serviceAccountsEndpoints.allowSelfDisable, allowSelfDisable, ok)
})
