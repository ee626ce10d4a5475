import { usersEndpoints } from '@vireo/contracts/users'
import { unaudited } from '#http/declared/audited.ts'
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
  on(usersEndpoints.editMetadata, editMetadata, ok, {
    audit: unaudited('own preference', 'whether product updates are welcome, and where one is'),
  })
  on(usersEndpoints.update, updateUser, ok, { audit: 'users.terms-agreed-to' })
  on(usersEndpoints.updatePublicUserName, updatePublicUserName, ok, {
    audit: unaudited('own preference', 'the name beside what one shares'),
  })
  on(usersEndpoints.locate, locateCaller, (location) => ({ geo_location: location }))
})
