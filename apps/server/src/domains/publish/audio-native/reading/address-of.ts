const lengthMax = 1000
/** What tells where a visitor came from, and nothing of what they read. */
const tracking = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|mc_[ce]id|igshid|ref)$/iu

/**
 * Spells the address of a page so that the same page has one: without what only says where its visitors came from. Undefined for
 * what is none.
 */
export function addressOf(given: string, base?: string): URL | undefined {
  if (given.length > 4000 || !URL.canParse(given, base)) return undefined
  const url = new URL(given, base)
  if (!/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  for (const name of new Set(url.searchParams.keys())) if (tracking.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.href.length > lengthMax ? undefined : url
}
