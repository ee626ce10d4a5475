// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.

/** The addresses of the screens of every slice, by place and name. */
export const screens = {
  /** Inside the shell. */
  shell: {
    workspaceMembers: '/app/workspace/members',
    workspaceGroups: '/app/workspace/groups',
    auditLog: '/app/workspace/audit-log',
    serviceAccounts: '/app/developers/service-accounts',
    reportedRecordings: '/app/admin/reports',
    webhooks: '/app/developers/webhooks',
    usage: '/app/usage',
    workspaceUsage: '/app/usage/workspace',
    developerUsage: '/app/developers/usage',
    voiceLab: '/app/voice-lab',
    voiceCollections: '/app/voice-lab/collections',
    workspaceVoices: '/app/workspace-voices',
    ownVoicePage: '/app/voice-lab/voice/:voiceId',
    voicePage: '/app/voice-library/voice/:voiceId',
    subscription: '/app/subscription',
    payouts: '/app/payouts',
    voiceLibrary: '/app/voice-library',
    defaultVoices: '/app/default-voices',
    sharedVoice: '/app/voice-lab/share/:a/:b',
    pronunciation: '/app/pronunciation-dictionaries',
    pronunciationDictionary: '/app/pronunciation-dictionaries/:dictionaryId',
    allHistory: '/app/history',
    textToSpeech: '/app/speech-synthesis/text-to-speech',
    history: '/app/speech-synthesis/text-to-speech/history',
    speechToSpeech: '/app/speech-synthesis/speech-to-speech',
    speechToSpeechHistory: '/app/speech-synthesis/speech-to-speech/history',
    voiceDesign: '/app/voice-lab/design',
    instantClone: '/app/voice-lab/instant-clone',
    professionalClone: '/app/voice-lab/professional',
    professionalVoice: '/app/voice-lab/professional/:voiceId',
    engines: '/app/admin/engines',
  },
  /** Inside the settings frame. */
  settings: {
    notifications: '/app/settings/notifications',
    security: '/app/settings/security',
    sessions: '/app/settings/sessions',
    apiKeys: '/app/settings/api-keys',
    workspaceInvites: '/app/settings/workspace-invites',
    privacy: '/app/settings/privacy',
  },
  /** With nothing around them. */
  pages: {
    signIn: '/app/sign-in',
    signUp: '/app/sign-up',
    forgotPassword: '/app/sign-in/forgot-password',
    resetPassword: '/app/sign-in/reset-password',
    action: '/app/action',
    sso: '/app/sso',
    sandboxConnect: '/sandbox/connect/:linkId',
    sandboxCheckout: '/sandbox/checkout/:id',
    sandboxCard: '/sandbox/card/:id',
    sandboxPortal: '/sandbox/portal/:id',
    sandboxChallenge: '/sandbox/challenge/:id',
    sandboxInvoice: '/sandbox/invoice/:id',
  },
  /** Between the header and the footer of public pages. */
  framed: {
    pricing: '/pricing',
    apiPricing: '/pricing/api',
  },
} as const
