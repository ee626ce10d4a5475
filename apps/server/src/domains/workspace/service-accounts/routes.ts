import { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { defineRoutes } from '#http/routes.ts'
import { allowSelfDisable } from './allow-self-disable.ts'
import { createServiceAccountKey } from './create-service-account-key.ts'
import { createServiceAccount } from './create-service-account.ts'
import { deleteServiceAccountKey } from './delete-service-account-key.ts'
import { deleteServiceAccount } from './delete-service-account.ts'
import { disableSelf } from './disable-self.ts'
import { listServiceAccounts } from './list-service-accounts.ts'
import { listServiceAccountKeys } from './list-service-account-keys.ts'
import {
  presentCreated,
  presentIssued,
  presentKeys,
  presentRotated,
  presentServiceAccounts,
} from './present-service-account.ts'
import { rotateServiceAccountKey } from './rotate-service-account-key.ts'
import { updateServiceAccountKey } from './update-service-account-key.ts'
import { updateServiceAccount } from './update-service-account.ts'

const ok = () => ({ status: 'ok' as const })

export const serviceAccountRoutes = defineRoutes((on) => {
  on(serviceAccountsEndpoints.list, listServiceAccounts, presentServiceAccounts)
  on(serviceAccountsEndpoints.create, createServiceAccount, presentCreated, { audit: 'service-accounts.created' })
  on(serviceAccountsEndpoints.update, updateServiceAccount, ok, { audit: 'service-accounts.changed' })
  on(serviceAccountsEndpoints.delete, deleteServiceAccount, ok, { audit: 'service-accounts.deleted' })
  on(serviceAccountsEndpoints.listKeys, listServiceAccountKeys, presentKeys)
  on(serviceAccountsEndpoints.createKey, createServiceAccountKey, presentIssued, { audit: 'identity.api-key-created' })
  on(serviceAccountsEndpoints.updateKey, updateServiceAccountKey, ok, { audit: 'identity.api-key-changed' })
  on(serviceAccountsEndpoints.rotateKey, rotateServiceAccountKey, presentRotated, {
    audit: ['identity.api-key-created', 'identity.api-key-replaced'],
  })
  on(serviceAccountsEndpoints.deleteKey, deleteServiceAccountKey, ok, { audit: 'identity.api-key-deleted' })
  on(serviceAccountsEndpoints.disableSelf, disableSelf, ok, { audit: 'identity.api-key-changed' })
  on(serviceAccountsEndpoints.allowSelfDisable, allowSelfDisable, ok, {
    audit: 'service-accounts.self-disable-decided',
  })
})
