import { defineContract } from '../kit/index.ts'
import { identityAudit } from './audit.ts'
import { identityEndpoints } from './endpoints.ts'
import { identityErrors } from './errors.ts'
import { identityEvents } from './events.ts'
import { identityPublicEvents } from './public-events.ts'
import { singleUseTokenEndpoints } from './single-use-tokens.ts'

export const identityContract = defineContract({
  endpoints: { ...singleUseTokenEndpoints, ...identityEndpoints },
  scopes: ['create_user_api_key'],
  errors: identityErrors,
  events: identityEvents,
  publicEvents: identityPublicEvents,
  ids: { apiKey: 'key', session: 'sess', credential: 'cred', supportGrant: 'grant' },
  audit: identityAudit,
  screens: {
    pages: {
      signIn: '/app/sign-in',
      signUp: '/app/sign-up',
      forgotPassword: '/app/sign-in/forgot-password',
      resetPassword: '/app/sign-in/reset-password',
      action: '/app/action',
    },
    settings: {
      security: '/app/settings/security',
      sessions: '/app/settings/sessions',
      apiKeys: '/app/settings/api-keys',
    },
  },
})
