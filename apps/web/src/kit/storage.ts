import type { z } from 'zod'

/** What the product keeps in the browser carries this prefix and goes when somebody signs out. */
export const storagePrefix = 'vireo.'

/** What outlives a sign-out, because it is about this browser and not about who used it. */
export const survivingKeys = [
  'color-theme',
  'invite-code',
  'referral',
  'analytics-consent',
  'privacy-opt-out',
  'interface-language',
] as const

export type StorageKey = `${typeof storagePrefix}${string}` | (typeof survivingKeys)[number]

/** Reads what was kept under a key; undefined when nothing was, or it is no longer of the expected shape. */
export function readStored<S extends z.ZodType>(key: StorageKey, schema: S): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
  } catch {
    // Storage may be switched off, or hold something that is not JSON: both mean that nothing was kept.
    return undefined
  }
}

/** Keeps a value; a browser that refuses to keep things loses only convenience. */
export function writeStored(key: StorageKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or switched off: the page works without.
  }
}

/** Forgets one entry. */
export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Switched off: nothing was kept.
  }
}

/** Removes every entry of the product, and nothing else. */
export function clearStored(storages: readonly Storage[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(storagePrefix)) storage.removeItem(key)
    }
  }
}
