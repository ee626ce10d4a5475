import { paths } from '#kit/routing/index.ts'

/** Makes the address at which one collection is shown. */
export function addressOf(collectionId: string): string {
  return `${paths.voiceCollections}?${new URLSearchParams({ collection: collectionId }).toString()}`
}
