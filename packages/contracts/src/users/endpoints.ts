import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { GeoLocation, PublicUserName, UpdateUser, User, UserMetadata } from './schemas.ts'
import { SubscriptionDocument } from './subscription.ts'

export const usersEndpoints = {
  get: defineEndpoint({
    id: 'users.get',
    method: 'GET',
    path: '/v1/user',
    summary: 'Get the signed-in user',
    access: { scope: 'user_read' },
    success: { status: 200, schema: User },
    errors: ['user_not_found'],
  }),
  getSubscription: defineEndpoint({
    id: 'users.getSubscription',
    method: 'GET',
    path: '/v1/user/subscription',
    summary: 'Get what the workspace may use and has used',
    access: { scope: 'user_read' },
    success: { status: 200, schema: SubscriptionDocument },
    errors: [],
  }),
  editMetadata: defineEndpoint({
    id: 'users.editMetadata',
    method: 'POST',
    path: '/v1/user/edit-user-metadata',
    summary: 'Say whether product updates are welcome, and where the account is',
    access: { scope: 'user_write' },
    body: UserMetadata,
    success: { status: 200, schema: Ok },
    errors: [],
  }),
  update: defineEndpoint({
    id: 'users.update',
    method: 'POST',
    path: '/v1/user/update',
    summary: 'Change the profile, agree to terms, remember what was shown',
    access: { scope: 'user_write' },
    body: UpdateUser,
    success: { status: 200, schema: Ok },
    errors: ['insufficient_permissions'],
  }),
  updatePublicUserName: defineEndpoint({
    id: 'users.updatePublicUserName',
    method: 'POST',
    path: '/v1/user/update-public-user-name',
    summary: 'Change the name that others see',
    access: { scope: 'user_write' },
    body: z.object({ public_user_name: PublicUserName }),
    success: { status: 200, schema: Ok },
    errors: [],
  }),
  locate: defineEndpoint({
    id: 'users.locate',
    method: 'GET',
    path: '/v1/user/geo-location',
    summary: 'Tell where this request comes from, as far as this instance can know by itself',
    access: 'public',
    success: { status: 200, schema: z.object({ geo_location: GeoLocation.nullable() }) },
    errors: [],
  }),
} as const
