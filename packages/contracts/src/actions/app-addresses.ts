import { screens } from '../kit/index.ts'

/**
 * Addresses inside the shell, in the order in which the sidebar and the palette list them. Those of screens that are yet
 * to come are promised already: links of others lead to what is nearest. A screen that is not named here comes last.
 */
const orderInShell = [
  ...under('', 'home eleven onboarding onboarding/next onboarding-checklist history'),
  ...under('speech-synthesis', 'text-to-speech text-to-speech/history speech-to-speech speech-to-speech/history'),
  ...under('sound-effects', 'generate history explore explore/search explore/category'),
  ...under('', 'music music/history voice-isolator ai-classifier'),
  ...under('', 'voice-library voice-library/collections voice-lab voice-lab/design voice-lab/instant-clone'),
  ...under('voice-lab', 'collections share/:a/:b professional professional/:voiceId'),
  ...under('', 'default-voices workspace-voices'),
  ...under('', 'studio studio/:id voiceover-studio dubbing dubbing/:id speech-to-text publishing audio-native'),
  ...under('conversational-ai', 'agents new integrations knowledge-base phone-numbers batch-calling settings'),
  ...under('conversational-ai', 'agent-testing history playground talk-to tools'),
  ...under('', 'productions productions/orders productions/orders/new'),
  ...under('productions', 'active dashboard history settings settings/qualifications unclaimed'),
  ...under('workspace', 'members groups service-accounts security audit-log webhooks voice-library'),
  ...under('', 'subscription usage usage/workspace payouts'),
  ...under('developers', 'api-keys webhooks service-accounts usage'),
]

/** The same for the settings, in the order of their navigation. */
const orderInSettings = under(
  'settings',
  'profile security sessions notifications privacy language api-keys workspace-invites webhooks',
)

/** Every address inside the shell, those of screens to come included; `:name` is one segment. */
export const shellAddresses: readonly string[] = withOthers(orderInShell, screens.shell)

/** Every address inside the settings frame. */
export const settingsAddresses: readonly string[] = withOthers(orderInSettings, screens.settings)

/** Addresses of a group without a screen of its own: they lead to the first of its screens that exists. */
export const groupAddresses = [
  '/app/conversational-ai',
  '/app/developers',
  '/app/settings',
  '/app/workspace',
  '/app/sound-effects',
  '/app/speech-synthesis',
] as const

function under(group: string, names: string): string[] {
  return names.split(' ').map((name) => (group === '' ? `/app/${name}` : `/app/${group}/${name}`))
}

function withOthers(order: readonly string[], declared: Readonly<Record<string, string>>): string[] {
  return [...order, ...Object.values(declared).filter((path) => !order.includes(path))]
}
