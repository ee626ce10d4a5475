import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
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
  on(api.serviceAccounts.list, listServiceAccounts, presentServiceAccounts)
  on(api.serviceAccounts.create, createServiceAccount, presentCreated)
  on(api.serviceAccounts.update, updateServiceAccount, ok)
  on(api.serviceAccounts.delete, deleteServiceAccount, ok)
  on(api.serviceAccounts.listKeys, listServiceAccountKeys, presentKeys)
  on(api.serviceAccounts.createKey, createServiceAccountKey, presentIssued)
  on(api.serviceAccounts.updateKey, updateServiceAccountKey, ok)
  on(api.serviceAccounts.rotateKey, rotateServiceAccountKey, presentRotated)
  on(api.serviceAccounts.deleteKey, deleteServiceAccountKey, ok)
  on(api.serviceAccounts.disableSelf, disableSelf, ok)
  on(api.serviceAccounts.allowSelfDisable, allowSelfDisable, ok)
})
