/**
 * Drops one doubled slash and one trailing slash from an API address, as programs that join addresses leave them. Other
 * addresses stay as they are.
 */
export function lenientUrl(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.endsWith('/') && !path.includes('//')) return url
  const single = path.replace('//', '/')
  if (!/^\/v[12]\/./.test(single)) return url
  const bare = single.endsWith('/') ? single.slice(0, -1) : single
  return end < 0 ? bare : bare + url.slice(end)
}
