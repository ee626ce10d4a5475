import type { Holding } from '#domains/holding.ts'
import { forgetPages } from '#sharing'
import { forgetProfile } from './forget-profile.ts'
import { listHandles } from './handles/handle-store.ts'
import {
  findProfile,
  listChosenPublishedWorks,
  listChosenVoices,
  listChosenWorks,
  removeChosenOf,
} from './own/profile-store.ts'
import { pictureFile } from './picture/picture-url.ts'

/**
 * A profile is its person's, not a workspace's: it is taken along whole and forgotten with the account. What somebody showed of a
 * workspace ends when they leave it.
 */
export const profilesHolding: Holding = {
  tables: ['profiles', 'profile_handles', 'profile_voices', 'profile_works', 'profile_published_works'],
  files: async function* (ctx, { userId }) {
    const profile = await findProfile(ctx, userId)
    const works = await listChosenWorks(ctx, userId)
    yield {
      path: 'profiles/profile.json',
      json: {
        profile: profile ?? null,
        handles: await listHandles(ctx, userId),
        voices: await listChosenVoices(ctx, userId),
        // What a link is looked up by is nobody's to take along.
        works: works.map(({ link_digest: _digest, ...work }) => work),
        published_works: await listChosenPublishedWorks(ctx, userId),
      },
    }
    if (!profile?.picture) return
    const storageKey = pictureFile({ userId, picture: profile.picture })
    const sizeBytes = await ctx.ports.storage.size(storageKey)
    if (sizeBytes !== undefined) yield { path: 'profiles/picture.webp', storageKey, sizeBytes }
  },
  depart: async (ctx, departure) => {
    await removeChosenOf(ctx, departure)
    ctx.afterCommit(forgetPages)
  },
  erase: (ctx, { userId }) => forgetProfile(ctx, userId),
}
