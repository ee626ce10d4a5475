import { join } from 'node:path'
import type { FirstVisit } from './bundle-budget.ts'
import { neededModules, type ModuleShape } from './needed-modules.ts'

/** Files of the build that people fetch together, by the sources they are fetched for. Paths begin at the web app. */
const ui = (file: string) => `../../packages/ui/src/primitives/${file}`
const identity = (file: string) => `src/domains/foundation/identity/${file}`
const workspaces = (file: string) => `src/domains/foundation/workspaces/${file}`

/** The frame that every screen of the app stands in, with what shows sound on nearly all of them. */
const frame = ['src/app/shell/shell.tsx', 'src/app/player/timeline.tsx', 'src/app/player/transport.tsx']
/** What the frame shows once it is known who is here. */
const around = [
  'src/app/shell/account-menu.tsx',
  'src/app/player/last-track.ts',
  'src/domains/foundation/notifications/components/messages-button.tsx',
  identity('accounts/confirm-address.tsx'),
  workspaces('people/workspace-switcher.tsx'),
  workspaces('invites/invite-notice.tsx'),
]
/** So little of so many screens that it would lie among what they share, and be fetched with all of that. */
const small = ['src/kit/pictures/ghosts.tsx']
/** The same of what nobody needs who only arrives. */
const smallLater = ['src/kit/languages/used-languages.ts', 'src/domains/workspace/resources/may-edit.ts']
/** The sample of a voice as its shape, wherever one voice is heard. */
const heard = ['src/domains/voices/voices/preview/preview-wave.tsx']
/** What people see who are not in the app. */
const entrance = ['sign-in', 'sign-up', 'forgot-password', 'reset-password', 'action'].map((page) =>
  identity(`pages/${page}-page.tsx`),
)
/** Who minds whoever comes, before and after they sign in: what the frame needs as well must not bring the frame. */
const newcomers = ['src/app/newcomers.tsx']
/** Questions before something is done: else whoever asks one fetches what forms are made of. */
const questions = ['use-dialog-attempt.ts', 'confirm-first.tsx'].map((file) => `src/kit/failures/${file}`)
/** Messages in the corner, which come with the first of them. */
const toasts = [ui('toasts/toast-host.tsx'), ui('toasts/toast-messages.tsx')]
/** What opens over a screen when somebody asks for it. */
const panels = ['menu', 'popover', 'dialog', 'sheet']
  .map((kind) => ui(`overlays/${kind}-parts.tsx`))
  .concat(ui('choices/choice-panel.tsx'), 'src/kit/copy/copy-text.ts')
/** Where one arrives, which is also where one speaks a text. */
const home = ['src/app/home/home-page.tsx', 'src/domains/instance/engines/components/natural-voices-note.tsx']
/** What is done with dictionaries, on their screens and beside a text. */
const dictionaries = ['dictionary-menu', 'rule-dialog', 'hear-rule'].map(
  (file) => `src/domains/speech/pronunciation/components/${file}.tsx`,
)
/** How pages of a site are spoken: in the settings of a project, and of a page. */
const waysToSpeak = ['ways-to-speak.tsx', 'words.ts'].map((file) => `src/domains/publish/audio-native/project/${file}`)
/** What both screens of transcripts need, and what corrects and writes them. */
const transcription = (file: string) => `src/domains/listening/transcription/${file}`
const transcripts = [transcription('pages/transcripts-page.tsx'), transcription('pages/transcript-page.tsx')]
/** What both sides of productions need: it would else lie among what screens share that know nothing of them. */
const productions = ['buying.ts', 'producing.ts'].map((page) => `src/domains/listening/productions/pages/${page}`)
/** What stands over a recording that is worked on. */
const captions = ['src/domains/listening/productions/captions/index.ts']
/** What is remarked about places of a recording, and how it is listened to: where work is written and where it is reviewed. */
const comments = ['comments', 'heard'].map((folder) => `src/domains/listening/productions/${folder}/index.ts`)
/** What looks after people and workspaces: its words would else come with what other screens share. */
const staff = ['users-page', 'user-page', 'workspaces-page', 'workspace-page', 'recordings-page', 'instance-page'].map(
  (page) => `src/domains/instance/staff/pages/${page}.tsx`,
)
/** What shows sounds of the library, which would else lie among what screens share that know nothing of them. */
const sounds = ['generate', 'history', 'explore', 'search', 'category'].map(
  (page) => `src/domains/sound/sound-effects/pages/${page}-page.tsx`,
)
/** What keeps a draft, of works and of transcripts. */
const saving = ['src/kit/saving/use-saver.ts']
/** Files on their way, with the screens that take them in. */
const uploads = [
  'upload-list.tsx',
  'use-uploads.ts',
  'links/link-form.tsx',
  'links/link-list.tsx',
  'links/use-links.ts',
].map((file) => `src/kit/uploads/${file}`)
const forms = ['use-contract-form.ts', 'error-summary.tsx', 'form-dialog.tsx'].map((file) => `src/kit/forms/${file}`)

/** What a first visit of home fetches before anybody does anything; who is new there hears voices. */
export const firstVisit: FirstVisit = {
  frame: ['src/app/shell/shell.tsx'],
  around,
  home: [...home, 'src/domains/speech/speech/composer/first-voices.tsx'],
}

/** One file of the build. */
export type TogetherRule = {
  readonly name: string
  /** Sources of which each module stands in this file, unless an earlier one has it. */
  readonly of: readonly string[]
  /** Only what these need as well. */
  readonly alsoOf?: readonly string[]
  /** Only what so many parts that are fetched on their own need, at least. */
  readonly usersMin?: number
  readonly takes?: (id: string) => boolean
}

/** In their order: a module that several need stands in the first. */
export const fetchedTogether: readonly TogetherRule[] = [
  { name: 'common', of: ['src/german.ts'], takes: (id) => /[\\/]kit[\\/](?:format|language)[\\/]/u.test(id) },
  // The frame itself waits for none of it.
  { name: 'accounts', of: around, alsoOf: entrance, takes: isOfAccounts },
  { name: 'common', of: [...frame, ...around], alsoOf: entrance },
  { name: 'common', of: frame, alsoOf: newcomers },
  { name: 'shell', of: frame },
  // Contracts are made of it, in files that are fetched after this one.
  { name: 'accounts', of: [...around, ...home], takes: (id) => /[\\/]contracts[\\/]src[\\/]kit[\\/]/u.test(id) },
  // What controls are drawn with: the entrance shows them, and must not bring the frame.
  {
    name: 'accounts',
    of: [...around, ...home],
    takes: (id) => /[\\/]lucide-react[\\/].*[\\/]chevron-down\./u.test(id),
  },
  { name: 'around', of: around },
  // With the faces that are drawn in it: the frame would wait for them, and they for what lies beside the frame.
  { name: 'recordings', of: small, takes: (id) => small.some((file) => id.endsWith(file)) },
  { name: 'recordings', of: smallLater, takes: (id) => smallLater.some((file) => id.endsWith(file)) },
  { name: 'toasts', of: toasts },
  { name: 'controls', of: questions, takes: (id) => questions.some((file) => id.endsWith(file)) },
  { name: 'controls', of: panels, usersMin: 8 },
  { name: 'panels', of: panels },
  // What home shows most other screens show somewhere, too.
  { name: 'around', of: home, usersMin: 10, takes: isGeneral },
  { name: 'recordings', of: heard, takes: (id) => heard.some((file) => id.endsWith(file)) },
  { name: 'recordings', of: home, usersMin: 10 },
  { name: 'home', of: home },
  { name: 'controls', of: entrance, takes: isWidget },
  // Else each of the busiest screens fetches a dozen files, with much in them that it does not need.
  { name: 'controls', of: [...transcripts, ...productions], usersMin: 21, takes: isControl },
  { name: 'forms', of: [...forms, ...entrance], takes: isGeneral },
  { name: 'entrance', of: entrance, usersMin: 2 },
  // Else it lies among what screens share that know nothing of it.
  { name: 'dictionaries', of: dictionaries, usersMin: 2, takes: isOfDictionaries },
  // So little that it would be fetched with what screens share that take nothing in.
  { name: 'uploads', of: uploads, takes: (id) => /[\\/]kit[\\/]uploads[\\/]/u.test(id) },
  // Else it lies with the screens of a site, which would all fetch what it needs.
  { name: 'ways-to-speak', of: waysToSpeak, takes: (id) => waysToSpeak.some((file) => id.endsWith(file)) },
  // Else these lie among what screens share that know nothing of them.
  {
    name: 'transcripts',
    of: transcripts,
    usersMin: 2,
    takes: (id) => /[\\/]listening[\\/]transcription[\\/]/u.test(id),
  },
  {
    name: 'productions',
    of: productions,
    usersMin: 2,
    takes: (id) => /[\\/]listening[\\/]productions[\\/](?!titles|slice|routes)/u.test(id),
  },
  {
    name: 'staff',
    of: staff,
    usersMin: 2,
    takes: (id) => /[\\/]instance[\\/]staff[\\/](?!titles|slice|routes|later)/u.test(id),
  },
  {
    name: 'sounds',
    of: sounds,
    usersMin: 2,
    takes: (id) => /[\\/]sound-effects[\\/]explore[\\/].*\.tsx$/u.test(id),
  },
  { name: 'corrections', of: transcripts, usersMin: 2, takes: (id) => /[\\/]packages[\\/]transcripts[\\/]/u.test(id) },
  // Where work is written and where it is reviewed, both of which have the file of corrections already.
  { name: 'corrections', of: captions, takes: (id) => /[\\/]productions[\\/]captions[\\/]/u.test(id) },
  // Little of much: with what other screens share, the workbench would fetch all of that.
  { name: 'desk', of: ['src/domains/listening/workbench/pages/workbench-page.tsx'], usersMin: 2, takes: isGeneral },
  { name: 'comments', of: comments, takes: (id) => /[\\/]productions[\\/](?:comments|heard)[\\/]/u.test(id) },
  // So little that a file of its own would be one too many.
  { name: 'controls', of: saving, takes: (id) => /[\\/]kit[\\/]saving[\\/]/u.test(id) },
]

/** Libraries whose parts stand with the widgets; each other one that is not named is fetched by those who use it. */
const smallLibraries = /[\\/]node_modules[\\/](?:lucide-react|@tanstack|@radix-ui)[\\/]/u

/** Which file a module stands in, where that is said. */
export type Sorted = {
  readonly together: ReadonlyMap<string, string>
  /** What several parts share: its files are cut further, by who uses what. */
  readonly shared: ReadonlyMap<string, string>
}

/**
 * Says for every module which file it stands in, from the shapes of all and from those that are fetched on their own
 * (`later`). What no rule names and several of those need is shared; what only one of them needs stands with it. Throws on a
 * source that there is not: a rule that forgot to follow it.
 */
export function sortModules(
  root: string,
  shapes: ReadonlyMap<string, ModuleShape>,
  later: Iterable<string>,
  rules = fetchedTogether,
): Sorted {
  const neededBy = (starts: readonly string[]) =>
    new Set(starts.flatMap((start) => [...neededModules(start, (id) => shapes.get(id))]))
  const inSources = (sources: readonly string[]) =>
    neededBy(sources.map((source) => existing(join(root, source), shapes)))
  const users = countUsers([...later].map((id) => neededBy([id])))
  const together = new Map<string, string>()
  for (const { name, of, alsoOf, usersMin = 0, takes = () => true } of rules) {
    const also = alsoOf && inSources(alsoOf)
    for (const id of inSources(of)) {
      const isOf = (also?.has(id) ?? true) && (users.get(id) ?? 0) >= usersMin && takes(id)
      if (isOf && !together.has(id)) together.set(id, name)
    }
  }
  const shared = new Map<string, string>()
  for (const [id, count] of users) {
    const name = count > 1 && !together.has(id) ? sharedName(id) : undefined
    if (name !== undefined) shared.set(id, name)
  }
  return { together, shared }
}

function existing(id: string, shapes: ReadonlyMap<string, ModuleShape>): string {
  if (!shapes.has(id)) throw new Error(`${id} is fetched together with others, but there is no such source.`)
  return id
}

function countUsers(parts: readonly ReadonlySet<string>[]): Map<string, number> {
  const users = new Map<string, number>()
  for (const part of parts) for (const id of part) users.set(id, (users.get(id) ?? 0) + 1)
  return users
}

function sharedName(id: string): string | undefined {
  if (!isGeneral(id)) return 'parts'
  return /[\\/]node_modules[\\/]/u.test(id) && !smallLibraries.test(id) ? undefined : 'widgets'
}

/** Answers the slice that a module belongs to. */
function sliceOf(id: string): string | undefined {
  return /[\\/]domains[\\/][^\\/]+[\\/]([^\\/]+)[\\/]/u.exec(id)?.[1]
}

function isGeneral(id: string): boolean {
  return (sliceOf(id) ?? contractOf(id)) === undefined && !/[\\/](?:voice-art|faces|player)[\\/]/u.test(id)
}

function isOfAccounts(id: string): boolean {
  return sliceOf(id) === 'identity' || contractOf(id) === 'workspaces'
}

function isOfDictionaries(id: string): boolean {
  return /[\\/]pronunciation[\\/]components[\\/]/u.test(id)
}

/** Tells whether a module is a widget, or what one is made of: it must not wait for another file than the widget. */
function isControl(id: string): boolean {
  return isWidget(id) || /[\\/]@radix-ui[\\/]/u.test(id)
}

function isWidget(id: string): boolean {
  return /[\\/]packages[\\/]ui[\\/]|lucide-react/u.test(id)
}

function contractOf(id: string): string | undefined {
  return /[\\/]contracts[\\/]src[\\/]([^\\/]+)[\\/]/u.exec(id)?.[1]
}

/** Their dependencies are named too, as far as they are needed: whole doors are not. */
const alone = { includeDependenciesRecursively: false, priority: 1 }

/**
 * What the same parts use stands in one file, and so little (in bytes before it is made small) not in one of its own. Less makes more files
 * than a screen may have (at 4500 they are too many), more puts into them what most of their screens do not need (from 6000).
 */
const byUsers = { ...alone, priority: 0, entriesAware: true, entriesAwareMergeThreshold: 5000 }

/** Tells the bundler which modules stand in one file. `sorted` answers what is known once all modules are. */
export function chunkGroups(sorted: () => Sorted) {
  return [
    { name: 'first', tags: ['$initial' as const], priority: 3 },
    { name: 'german-errors', test: /[\\/]contracts[\\/]src[\\/].*errors\.de\.ts$/, ...alone, priority: 2 },
    {
      name: 'german-acts',
      test: /[\\/]contracts[\\/]src[\\/].*[\\/](audit|act-sentences)\.de\.ts$/,
      ...alone,
      priority: 2,
    },
    { name: germanOf, debugName: 'german', test: /[\\/]words\.de\.ts$/, ...alone, priority: 2 },
    { name: (id: string) => sorted().together.get(id) ?? null, debugName: 'together', ...alone },
    { name: (id: string) => sorted().shared.get(id) ?? null, debugName: 'shared', ...byUsers },
  ]
}

/** Answers the file of a slice's German; the shell's comes with the titles of all slices. */
function germanOf(id: string): string {
  const slice = sliceOf(id)
  return slice === undefined || /[\\/]titles[\\/]/u.test(id) ? 'german' : `german-${slice}`
}

/** Answers the name of a file without those of everybody who uses it: the entry lists all names. */
export function fileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/~.*/u, '')}-[hash].js`
}
