/**
 * The product, as data. Import rules, registration order, the map in ARCHITECTURE.md and
 * `npm run where` are all derived from this file; a domain that is not here does not exist.
 */
export type Domain = {
  readonly group: 'account' | 'workspace' | 'voice' | 'create'
  /** One sentence a person who never read the code understands. */
  readonly purpose: string
  /** Domains whose door (`index.ts`) this one may import. Everything else travels by event or hook. */
  readonly uses: readonly string[]
}

export const productMap = {
  users: {
    group: 'account',
    purpose: 'Who somebody is: their profile and the document that describes them.',
    uses: [],
  },
  mail: {
    group: 'account',
    purpose: 'Brings mails and text messages to people, or keeps them in the outbox of an instance without a carrier.',
    uses: [],
  },
  actions: {
    group: 'account',
    purpose: 'Codes in links: each lets one person do one thing, once, for a while.',
    uses: ['users'],
  },
  notifications: {
    group: 'account',
    purpose: 'What the product has to say to a person: messages inside it, and mails where they matter outside of it.',
    uses: ['users', 'mail', 'actions'],
  },
  identity: {
    group: 'account',
    purpose: 'Proves who is calling: sign-up, sign-in, sessions, access tokens and API keys.',
    uses: ['users', 'mail', 'actions'],
  },
  workspaces: {
    group: 'workspace',
    purpose: 'The place that owns what people make, and what is paid for.',
    uses: ['users', 'mail', 'actions', 'identity'],
  },
  privacy: {
    group: 'account',
    purpose: 'What the product keeps of a person: taking it along, and having it forgotten.',
    uses: ['users', 'mail', 'notifications', 'identity', 'workspaces'],
  },
  sso: {
    group: 'account',
    purpose: 'Lets people sign in through their organisation, for the domains it proved to own.',
    uses: ['users', 'mail', 'actions', 'identity', 'workspaces'],
  },
  audit: {
    group: 'workspace',
    purpose: 'Reads what the audit writer recorded: finding it, proving that nothing is missing, and taking it along.',
    uses: ['users', 'identity', 'workspaces'],
  },
  resources: {
    group: 'workspace',
    purpose: 'Who may see and change a thing that somebody made: its owner, and whom it is shared with.',
    uses: ['users', 'identity', 'workspaces'],
  },
  'service-accounts': {
    group: 'workspace',
    purpose: 'Members that are machines: they hold keys, belong to a workspace, and never sign in.',
    uses: ['users', 'identity', 'workspaces', 'resources'],
  },
  webhooks: {
    group: 'workspace',
    purpose: 'Tells the servers of customers what happened, signed, and again until they have heard it.',
    uses: ['users', 'notifications', 'identity', 'workspaces', 'resources'],
  },
  plans: {
    group: 'workspace',
    purpose: 'What can be bought: the catalogue of plans, with every version ever sold and what each allows.',
    uses: ['users'],
  },
  usage: {
    group: 'workspace',
    purpose: 'Meters what was consumed and refuses what the plan does not cover.',
    uses: ['users', 'identity', 'workspaces', 'plans'],
  },
  billing: {
    group: 'workspace',
    purpose: 'What a workspace buys and pays: its subscription, invoices, promo codes and the providers behind them.',
    uses: ['users', 'mail', 'notifications', 'identity', 'workspaces', 'usage', 'plans'],
  },
  history: {
    group: 'create',
    purpose: 'Everything that was generated: finding it, hearing it again, downloading and deleting it.',
    uses: ['identity', 'workspaces', 'resources'],
  },
  voices: {
    group: 'voice',
    purpose: 'The voices a workspace can speak with: finding them, hearing them and tuning them.',
    uses: ['users', 'workspaces', 'usage', 'resources', 'history'],
  },
  'voice-library': {
    group: 'voice',
    purpose:
      'Voices that people publish for everybody on the instance: finding them, adding them, and taking them back with notice.',
    uses: ['users', 'workspaces', 'usage', 'resources', 'voices'],
  },
  'voice-verification': {
    group: 'voice',
    purpose: 'Lets people prove that a voice is theirs to speak with, by reading lines aloud.',
    uses: ['users', 'workspaces', 'resources', 'voices'],
  },
  speech: {
    group: 'create',
    purpose: 'Turns text into speech, whole, streamed or over a socket.',
    uses: ['workspaces', 'voices', 'usage', 'history'],
  },
  'voice-design': {
    group: 'voice',
    purpose: 'Makes new voices from words: what somebody describes, and what they change about a voice.',
    uses: ['users', 'workspaces', 'usage', 'resources', 'voices', 'speech'],
  },
  'instant-cloning': {
    group: 'voice',
    purpose:
      'Makes a voice from short recordings at once: taking them in, the speaker’s consent, and the nearest voice there is.',
    uses: ['workspaces', 'usage', 'voices', 'users'],
  },
  'professional-cloning': {
    group: 'voice',
    purpose:
      'Makes a voice that is close to its speaker: long recordings, proof of who speaks, and a training that goes on in the background.',
    uses: ['users', 'notifications', 'workspaces', 'usage', 'voices', 'voice-verification', 'speech'],
  },
} as const satisfies Record<string, Domain>

export type DomainName = keyof typeof productMap
