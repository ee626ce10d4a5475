/**
 * Drops one doubled slash and one trailing slash from an address of the API or of a shared page, as programs that join
 * addresses, and people who copy them, leave them. Other addresses stay as they are.
 */
export function lenientUrl(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.endsWith('/') && !path.includes('//')) return url
  const single = path.replace('//', '/')
  if (!/^\/(?:v[12]|s)\/./.test(single)) return url
  const bare = single.endsWith('/') ? single.slice(0, -1) : single
  return end < 0 ? bare : bare + url.slice(end)
}
