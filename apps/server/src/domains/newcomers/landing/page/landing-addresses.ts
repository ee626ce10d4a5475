import { allPages } from '../languages/find-page.ts'

/** Lists the addresses of all public pages of this slice, for search engines: each is there in every language. */
export function landingAddresses(): readonly string[] {
  return ['/languages', ...allPages.map(({ slug }) => `/languages/${slug}`)]
}
