import { shownName } from '#speech/sources/index.ts'

/** Reads what a recording is called from where it lies: the last part of the path, else the host. */
export function nameOfAddress(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { pathname, hostname } = new URL(url)
  return shownName(decoded(pathname)) ?? shownName(hostname) ?? null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
