import { usersEndpoints } from '@vireo/contracts/users'
import { defineRoutes } from '#http/routes.ts'
import { editMetadata } from './profiles/edit-metadata.ts'
import { getSubscription } from './get-subscription.ts'
import { getUser } from './get-user.ts'
import { locateCaller } from './addresses/locate-caller.ts'
import { presentUser } from './present-user.ts'
import { updatePublicUserName } from './profiles/update-public-user-name.ts'
import { updateUser } from './profiles/update-user.ts'

const ok = () => ({ status: 'ok' as const })

export const userRoutes = defineRoutes((on) => {
  on(usersEndpoints.get, getUser, presentUser)
  on(usersEndpoints.getSubscription, getSubscription, (subscription) => subscription)
  on(usersEndpoints.editMetadata, editMetadata, ok)
  on(usersEndpoints.update, updateUser, ok)
  on(usersEndpoints.updatePublicUserName, updatePublicUserName, ok)
  on(
    usersEndpoints.locate,
    async (ctx) => locateCaller(ctx),
    (location) => ({ geo_location: location }),
  )
})
