/** What an address says of the advertisement that somebody came from. */
export type Advertisement = Partial<Record<(typeof names)[number], string>>

const names = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Reads it out of a query; undefined where it says nothing. */
export function advertisementIn(query: URLSearchParams): Advertisement | undefined {
  const found = names.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value.slice(0, 500)] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
