/**
 * Every address that the product knows, whether its screen is built yet or not; `:name` is one segment.
 * What slices registered decides which of them work: `build-routes.tsx` brings both together.
 */

/** Screens inside the shell. The sidebar and the palette list those that exist in this order. */
export const shellPaths = [
  ...under('', 'home eleven onboarding onboarding/next onboarding-checklist'),
  ...under('speech-synthesis', 'text-to-speech text-to-speech/history speech-to-speech speech-to-speech/history'),
  ...under('sound-effects', 'generate history explore explore/search explore/category'),
  ...under('', 'music voice-isolator ai-classifier'),
  ...under(
    '',
    'voice-library voice-library/collections voice-lab voice-lab/design voice-lab/instant-clone voice-lab/collections voice-lab/share/:a/:b',
  ),
  ...under('voice-lab', 'professional professional/:voiceId'),
  ...under('', 'default-voices workspace-voices profiles'),
  ...under('', 'studio studio/:id voiceover-studio dubbing dubbing/:id speech-to-text publishing'),
  ...under('', 'audio-native audio-native/settings audio-native/settings/player audio-native/analytics'),
  ...under('conversational-ai', 'agents new integrations knowledge-base phone-numbers batch-calling settings'),
  ...under('conversational-ai', 'agent-testing history playground talk-to tools'),
  ...under('productions', 'active dashboard history settings settings/qualifications unclaimed'),
  ...under('', 'usage usage/workspace subscription payouts'),
  ...under('workspace', 'members groups service-accounts security webhooks voice-library'),
  ...under('developers', 'api-keys webhooks service-accounts usage'),
] as const

/** Screens inside the settings frame, in the order of its navigation. */
export const settingsPaths = under(
  'settings',
  'profile security sessions notifications privacy language api-keys workspace-invites webhooks',
)

/** Pages without the shell: people who are signed out see them too. */
export const publicPaths = [
  '/',
  ...under('', 'sign-in sign-up sign-in/forgot-password sign-in/reset-password sso action'),
  '/sandbox/connect/:linkId',
  // Pages of the provider of test money; it gives out their addresses.
  '/sandbox/checkout/:id',
  '/sandbox/card/:id',
  '/sandbox/portal/:id',
  '/sandbox/challenge/:id',
  '/sandbox/invoice/:id',
] as const

/** Public pages between a header and a footer. */
export const framedPaths = ['/pricing', '/pricing/api'] as const

/** Addresses of a group without a screen of its own: they lead to the first of its screens that exists. */
export const groupPrefixes = [
  '/app/conversational-ai',
  '/app/developers',
  '/app/settings',
  '/app/workspace',
  '/app/productions',
  '/app/sound-effects',
  '/app/speech-synthesis',
] as const

/** Addresses that show the screen which a slice registered under another one. */
export const sharedScreens: Readonly<Record<string, string>> = {
  '/app/developers/api-keys': '/app/settings/api-keys',
  '/app/workspace/voice-library': '/app/workspace-voices',
  '/app/voice-library/collections': '/app/voice-lab/collections',
  '/app/settings/webhooks': '/app/developers/webhooks',
  '/app/workspace/webhooks': '/app/developers/webhooks',
  '/app/workspace/service-accounts': '/app/developers/service-accounts',
}

/**
 * Old, short and unprefixed addresses: they lead to today's with their query and hash, or while that does not exist to
 * what is nearest to it.
 */
export const movedPaths: Readonly<Record<string, string>> = {
  '/app': '/app/home',
  '/affiliates': '/app/home',
  '/request-alpha-access': '/app/home',
  '/integrations/hosting/callback': '/app/home',
  '/sign-in': '/app/sign-in',
  '/sign-up': '/app/sign-up',
  '/sign-in/forgot-password': '/app/sign-in/forgot-password',
  '/sign-in/reset-password': '/app/sign-in/reset-password',
  '/sso': '/app/sso',
  '/history': '/app/speech-synthesis/text-to-speech/history',
  '/speech-synthesis': '/app/speech-synthesis/text-to-speech',
  '/audio-native': '/app/audio-native',
  '/dubs': '/app/dubbing',
  '/v1/dubs/:id': '/app/dubbing/:id',
  '/v1/projects/:id': '/app/studio/:id',
  '/sound-effects/:slug': '/app/sound-effects/explore',
  '/subscription': '/app/subscription',
  '/usage': '/app/usage',
}

/** Leads where its query says, if that is inside the product. */
export const redirectPath = '/redirect'

/** All of them: what the server answers with a page that says 200. */
export const knownAddresses: readonly string[] = [
  ...shellPaths,
  ...settingsPaths,
  ...publicPaths,
  ...framedPaths,
  ...groupPrefixes,
  ...Object.keys(sharedScreens),
  ...Object.keys(movedPaths),
  redirectPath,
]

function under(group: string, names: string): string[] {
  return names.split(' ').map((name) => (group === '' ? `/app/${name}` : `/app/${group}/${name}`))
}
