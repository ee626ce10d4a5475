import { z } from 'zod'

/** Facts that other slices may learn about what is shared. */
export const sharingEvents = {
  /** Videos are gone for good; their files are not needed any more. */
  'sharing.videos-purged': z.object({ storageKeys: z.array(z.string()) }),
} as const
