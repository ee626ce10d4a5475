import { seemsSignedIn } from '../../landing/browser/link-inside.ts'
import { keyPlaceholder } from '../model/key-placeholder.ts'

/** Of this product in this browser: goes when somebody signs out. */
const hintKey = 'vireo.docs-key-hint'

/** The key that was made on this page. It lives as long as the page, and nowhere else. */
let made: string | undefined

/** Answers the headers of a request by the reader: with a key, or with the token of their session. */
export async function credentialHeaders(typed: string): Promise<Record<string, string>> {
  const key = typed.trim() || made
  return key ? { 'xi-api-key': key } : { authorization: `Bearer ${await sessionToken()}` }
}

/** Lets whoever is signed in make a key, fills it into the samples of this page, and shows later pages its hint. */
export function fillOwnKey(): void {
  const hint = keptHint()
  if (hint && seemsSignedIn()) fill(hint)
  // A page that is left may come back as it was, for whoever sits here then; and somebody may sign out in another tab.
  addEventListener('pagehide', forget)
  addEventListener('storage', () => {
    if (!seemsSignedIn()) forget()
  })
  for (const box of document.querySelectorAll<HTMLElement>('[data-own-key]')) {
    const button = box.querySelector('button')
    const note = box.querySelector('output')
    if (!button || !note || !seemsSignedIn()) continue
    box.hidden = false
    button.addEventListener('click', () => {
      button.disabled = true
      makeKey()
        .then(({ key, hint: shown }) => {
          made = key
          keepHint(shown)
          fill(key)
          note.textContent = box.dataset['done'] ?? ''
          button.hidden = true
        })
        .catch((error: unknown) => {
          note.textContent = error instanceof Error ? error.message : String(error)
          button.disabled = false
        })
    })
  }
}

/** Takes the key out of the page. Its hint stays, while somebody is signed in. */
function forget(): void {
  if (made === undefined) return
  made = undefined
  fill((seemsSignedIn() && keptHint()) || keyPlaceholder)
}

function keptHint(): string | null {
  try {
    return localStorage.getItem(hintKey)
  } catch {
    return null
  }
}

function keepHint(hint: string): void {
  try {
    localStorage.setItem(hintKey, hint)
  } catch {
    // Storage is switched off: later pages do not know of the key.
  }
}

function fill(text: string): void {
  for (const place of document.querySelectorAll('[data-key]')) place.textContent = text
}

async function makeKey(): Promise<{ readonly key: string; readonly hint: string }> {
  const answer = await told(
    fetch('/v1/user/api-keys', {
      method: 'POST',
      cache: 'no-store',
      headers: { authorization: `Bearer ${await sessionToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Made in the docs' }),
    }),
  )
  const { 'xi-api-key': key, hint } = answer as Record<string, string>
  if (!key) throw new Error('The answer holds no key.')
  return { key, hint: hint ?? `…${key.slice(-4)}` }
}

async function sessionToken(): Promise<string> {
  const answer = await told(fetch('/v1/identity/token', { method: 'POST', cache: 'no-store' }))
  return String((answer as Record<string, unknown>)['access_token'])
}

/** Throws what the server says of a failure, in its own words. */
async function told(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return body
  const { detail } = (body ?? {}) as { detail?: { message?: string } }
  throw new Error(detail?.message ?? `The server answered ${answer.status}.`)
}
