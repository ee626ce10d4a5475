import { contentNames } from '../content/foot-links.ts'
import { allPages } from '../languages/find-page.ts'

/** Lists the addresses of all public pages of this slice, for search engines: each is there in every language. */
export async function landingAddresses(contentFolders: readonly string[]): Promise<readonly string[]> {
  return [
    'languages',
    ...allPages.map(({ slug }) => `languages/${slug}`),
    'voice-library',
    'verify',
    ...(await contentNames(contentFolders, 'en')),
  ].map((name) => `/${name}`)
}
