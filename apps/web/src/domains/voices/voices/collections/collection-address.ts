import { paths } from '#kit/routing/index.ts'

/** Where one collection is shown. */
export function addressOf(collectionId: string): string {
  return `${paths.voiceCollections}?${new URLSearchParams({ collection: collectionId }).toString()}`
}
