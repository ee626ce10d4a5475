import { screens } from '../kit/index.ts'
import { groupAddresses, settingsAddresses, shellAddresses } from './app-addresses.ts'

/** Paths outside the application that a redirect may name; `:id` is exactly one segment that is not empty. */
const legacyPaths = [
  '/affiliates',
  '/audio-native',
  '/history',
  '/request-alpha-access',
  '/subscription',
  '/usage',
  '/speech-synthesis',
  '/dubs',
  '/redirect',
  '/v1/dubs/:id',
  '/v1/projects/:id',
  '/integrations/hosting/callback',
  '/sound-effects/:id',
]

/** The application's own screens, without the pages for people who are signed out. */
const appPaths = [...shellAddresses, ...settingsAddresses, ...groupAddresses, screens.pages.action]

const allowed = ['/', '/app', ...legacyPaths, ...appPaths].map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:[a-zA-Z]+/g, '([^/]+)')}/?$`),
)

// What browsers strip, turn into slashes or read as something else than a person does.
const treacherous = /[\p{Cc}\p{Zl}\p{Zp}\\]/u
const lengthMax = 2000

/**
 * Resolves a redirect to a place inside the product, as a path with its query and hash; undefined when it leads
 * anywhere else. Both sides judge redirects by this alone: `redirect`, `continueUrl`, `relative_redirect_path`, success
 * addresses of checkouts, and the path `/redirect`. `origin` is the product's own, as in `https://vireo.example`.
 */
export function redirectTarget(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted || wanted.length > lengthMax || treacherous.test(wanted) || !isWritten(wanted, origin)) return undefined
  if (!URL.canParse(wanted, origin)) return undefined
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  const [written = ''] = (wanted.startsWith('/') ? wanted : wanted.slice(origin.length)).split(/[?#]/, 1)
  // A path that parsing changes (dots, blanks, other scripts) was not meant for people.
  if (written !== url.pathname) return undefined
  return isAllowed(url.pathname) ? url.pathname + url.search + url.hash : undefined
}

/**
 * Tells whether an address begins at the product's root or with its origin, and so is not relative to the current page.
 */
function isWritten(wanted: string, origin: string): boolean {
  return (wanted.startsWith('/') && !wanted.startsWith('//')) || wanted.startsWith(`${origin}/`)
}

function isAllowed(pathname: string): boolean {
  const found = allowed.map((pattern) => pattern.exec(pathname)).find((match) => match !== null)
  return found !== undefined && found !== null && found.slice(1).every(isPlainSegment)
}

/** Tells whether a path segment stays a single one however often it is decoded. */
function isPlainSegment(segment: string): boolean {
  let text = segment
  for (let round = 0; round < 5; round++) {
    if (treacherous.test(text) || /[/?#]/.test(text) || text === '.' || text === '..') return false
    const decoded = decodedOnce(text)
    if (decoded === undefined) return false
    if (decoded === text) return true
    text = decoded
  }
  return false
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Adds parameters to an address, `/app/home` + `{newUser: 'true'}` → `/app/home?newUser=true`; those of the same name
 * are replaced.
 */
export function withParameters(target: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(target, 'https://anywhere.invalid')
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
