const key = 'vireo.sso-target'

/** Keeps in this tab where a sign-in leads, while the browser is with somebody else. */
export function rememberTarget(target: string): void {
  try {
    sessionStorage.setItem(key, target)
  } catch {
    // A browser that keeps nothing leads to the start page.
  }
}

/** Reads where it was to lead, as it was kept: still to be held against the list of what is allowed. */
export function rememberedTarget(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
