import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { editMetadata } from './edit-metadata.ts'
import { getSubscription } from './get-subscription.ts'
import { getUser } from './get-user.ts'
import { locateCaller } from './locate-caller.ts'
import { presentUser } from './present-user.ts'
import { updatePublicUserName } from './update-public-user-name.ts'
import { updateUser } from './update-user.ts'

const ok = () => ({ status: 'ok' as const })

export const userRoutes = defineRoutes((on) => {
  on(api.users.get, getUser, presentUser)
  on(api.users.getSubscription, getSubscription, (subscription) => subscription)
  on(api.users.editMetadata, editMetadata, ok)
  on(api.users.update, updateUser, ok)
  on(api.users.updatePublicUserName, updatePublicUserName, ok)
  on(
    api.users.locate,
    async (ctx) => locateCaller(ctx),
    (location) => ({ geo_location: location }),
  )
})
