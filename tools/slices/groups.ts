/** Where the screens of an area stand; the areas that are left out stand under the name of the workspace. */
const groups: Readonly<Record<string, string>> = {
  voices: 'voices',
  speech: 'speech',
  sound: 'sounds',
  history: 'history',
  developers: 'developers',
  account: 'account',
  instance: 'account',
  publish: 'studio',
  listening: 'listen',
}

/** Answers the group of the navigation in which the screens of an area stand. */
export function groupOf(area: string): string {
  return groups[area] ?? 'workspace'
}

type Elsewhere = { readonly group: string; readonly because: string }

const spoken = 'what was made is heard where all recordings are, and speaking it is the work of this slice'
const own = 'it is about the person, whichever workspace they are in'
const operated = 'it is about the instance, which only whoever runs it sees'
const keys = 'who writes programs finds all that these need in one place'

/** Screens that stand in another group than their area, by the name of their address, each with the reason. */
export const screensElsewhere: Readonly<Record<string, Elsewhere>> = {
  security: { group: 'account', because: own },
  sessions: { group: 'account', because: own },
  notifications: { group: 'account', because: own },
  purchases: { group: 'account', because: own },
  visits: { group: 'account', because: operated },
  adminProductions: { group: 'account', because: operated },
  eleven: { group: 'home', because: 'one begins there, with something of every tool' },
  apiKeys: { group: 'developers', because: keys },
  serviceAccounts: { group: 'developers', because: keys },
  developerUsage: { group: 'developers', because: keys },
  allHistory: { group: 'history', because: spoken },
  history: { group: 'history', because: spoken },
  reportedRecordings: { group: 'account', because: operated },
  soundEffectsHistory: { group: 'history', because: spoken },
  musicHistory: { group: 'history', because: spoken },
  speechToSpeechHistory: { group: 'history', because: spoken },
}
