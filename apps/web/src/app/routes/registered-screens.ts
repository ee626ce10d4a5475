import type { RouteObject } from 'react-router'

import {
  billingRoutes,
  payoutRoutes,
  pricingRoutes,
  sandboxConnectRoutes,
  sandboxRoutes,
} from '../../domains/billing/index.ts'
import { identityRoutes, identitySettingsRoutes } from '../../domains/identity/index.ts'
import { instantCloningRoutes } from '../../domains/instant-cloning/index.ts'
import { notificationSettingsRoutes } from '../../domains/notifications/index.ts'
import { privacySettingsRoutes } from '../../domains/privacy/index.ts'
import { professionalCloningRoutes } from '../../domains/professional-cloning/index.ts'
import { serviceAccountRoutes } from '../../domains/service-accounts/index.ts'
import { speechRoutes } from '../../domains/speech/index.ts'
import { ssoRoutes } from '../../domains/sso/index.ts'
import { usageRoutes } from '../../domains/usage/index.ts'
import { voiceRoutes } from '../../domains/voices/index.ts'
import { voiceLibraryRoutes } from '../../domains/voice-library/index.ts'
import { webhookRoutes } from '../../domains/webhooks/index.ts'
import { peopleRoutes, peopleSettingsRoutes } from '../../domains/workspaces/index.ts'
import { voiceDesignRoutes } from '../../domains/voice-design/index.ts'
import { homeRoutes } from '../home/routes.tsx'
import { landingRoutes } from '../landing/routes.tsx'
import { settingsRoutes } from '../settings/routes.tsx'
import { workspaceRoutes } from '../workspace/routes.tsx'

/** What can be shown: each slice registers the screens that it has, under addresses of the route map. */
export type RegisteredScreens = {
  /** Inside the shell. */
  readonly shell: readonly RouteObject[]
  /** Inside the settings frame, which stands in the shell. */
  readonly settings: readonly RouteObject[]
  /** With nothing around them, also for people who are signed out. */
  readonly pages: readonly RouteObject[]
  /** The same, between the header and the footer of public pages. */
  readonly framed: readonly RouteObject[]
}

export const registeredScreens: RegisteredScreens = {
  framed: pricingRoutes,
  shell: [
    ...homeRoutes,
    ...voiceDesignRoutes,
    ...billingRoutes,
    ...professionalCloningRoutes,
    ...speechRoutes,
    ...instantCloningRoutes,
    ...voiceRoutes,
    ...voiceLibraryRoutes,
    ...usageRoutes,
    ...peopleRoutes,
    ...workspaceRoutes,
    ...serviceAccountRoutes,
    ...webhookRoutes,
    ...payoutRoutes,
  ],
  settings: [
    ...identitySettingsRoutes,
    ...settingsRoutes,
    ...notificationSettingsRoutes,
    ...privacySettingsRoutes,
    ...peopleSettingsRoutes,
  ],
  pages: [...landingRoutes, ...identityRoutes, ...sandboxConnectRoutes, ...sandboxRoutes, ...ssoRoutes],
}
