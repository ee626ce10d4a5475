/** Every address of the product that something links to. */
export const paths = {
  landing: '/',
  signIn: '/app/sign-in',
  signUp: '/app/sign-up',
  forgotPassword: '/app/sign-in/forgot-password',
  resetPassword: '/app/sign-in/reset-password',
  sso: '/app/sso',
  action: '/app/action',
  home: '/app/home',
  textToSpeech: '/app/speech-synthesis/text-to-speech',
  history: '/app/speech-synthesis/text-to-speech/history',
  speechToSpeech: '/app/speech-synthesis/speech-to-speech',
  speechToSpeechHistory: '/app/speech-synthesis/speech-to-speech/history',
  voiceLab: '/app/voice-lab',
  instantClone: '/app/voice-lab/instant-clone',
  professionalClone: '/app/voice-lab/professional',
  defaultVoices: '/app/default-voices',
  workspaceVoices: '/app/workspace-voices',
  pricing: '/pricing',
  apiPricing: '/pricing/api',
  subscription: '/app/subscription',
  usage: '/app/usage',
  workspaceUsage: '/app/usage/workspace',
  developerUsage: '/app/developers/usage',
  webhooks: '/app/developers/webhooks',
  serviceAccounts: '/app/developers/service-accounts',
  payouts: '/app/payouts',
  sandboxConnect: '/sandbox/connect/:linkId',
  settings: '/app/settings',
  profile: '/app/settings/profile',
  security: '/app/settings/security',
  sessions: '/app/settings/sessions',
  notifications: '/app/settings/notifications',
  privacy: '/app/settings/privacy',
  language: '/app/settings/language',
  apiKeys: '/app/settings/api-keys',
  workspaceMembers: '/app/workspace/members',
  workspaceGroups: '/app/workspace/groups',
  workspaceInvites: '/app/settings/workspace-invites',
  workspaceSecurity: '/app/workspace/security',
} as const

/** Whether messages belong at the top: on the sign-in and sign-up paths and everything under them. */
export function isEntrancePath(path: string): boolean {
  return [paths.signIn, paths.signUp, '/sign-in', '/sign-up'].some(
    (entrance) => path === entrance || path.startsWith(`${entrance}/`),
  )
}
