import { storagePrefix } from '../storage.ts'

/** Removes the product's own cookies; the session's is not among them, no script can see it. */
export function forgetCookies(): void {
  if (!('document' in globalThis)) return
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? ''
    if (name.startsWith(storagePrefix)) document.cookie = `${name}=; Path=/; Max-Age=0; Secure; SameSite=Strict`
  }
}
