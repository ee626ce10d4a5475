import type { Holding } from '#domains/holding.ts'
import { listDevicesOf } from './devices/known-device-store.ts'
import { listKeysOf, listSecondFactorsOf, listSessionTracesOf } from './holding-store.ts'
import { countApiKeysOf } from './keys/api-key-store.ts'

/** Leaves out the secrets that prove who somebody is: they are stored only hashed or sealed. */
export const identityHolding: Holding = {
  tables: [
    'api_keys',
    'backup_codes',
    'credentials',
    'known_devices',
    'second_factors',
    'sessions',
    'sign_in_challenges',
    'sign_up_details',
    'single_use_tokens',
    'support_grants',
    'text_codes',
  ],
  files: async function* (ctx, { userId }) {
    yield { path: 'identity/sessions.json', json: await listSessionTracesOf(ctx, userId) }
    yield { path: 'identity/devices.json', json: await listDevicesOf(ctx, userId) }
    yield { path: 'identity/api-keys.json', json: await listKeysOf(ctx, userId) }
    yield { path: 'identity/second-factors.json', json: await listSecondFactorsOf(ctx, userId) }
  },
  count: async (ctx, { userId }) => ({ api_keys: await countApiKeysOf(ctx, userId) }),
}
