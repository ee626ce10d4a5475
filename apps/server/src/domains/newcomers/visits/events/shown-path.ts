const segmentsMax = 4

/**
 * Writes a path so that it names no person and no thing: what is not a plain word of an address is a star, and nothing
 * behind its first four parts is kept.
 */
export function shownPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/u, 1)
  const segments = pathname.split('/').filter((segment) => segment !== '')
  return `/${segments
    .slice(0, segmentsMax)
    .map((segment) => (/^[a-z]+(-[a-z]+){0,5}$/u.test(segment) && segment.length <= 40 ? segment : '*'))
    .join('/')}`
}

/** Writes where somebody came from as a short name in lower case; null where it is none. */
export function shownSource(source: string | null | undefined): string | null {
  const name = source?.trim().toLowerCase() ?? ''
  return /^[a-z0-9][a-z0-9._-]{0,59}$/u.test(name) ? name : null
}
