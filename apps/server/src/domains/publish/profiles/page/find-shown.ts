import type { Language, UserId } from '@vireo/contracts/kit'
import { profileLimits } from '@vireo/contracts/profiles'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import type { ReleasedWork } from '#publishing'
import { type PublicRecording, rememberPages, withoutTurns } from '#sharing'
import { findUser } from '#users'
import type { OpenVoice } from '#voice-library'
import { readHandle } from '../handles/handle-rules.ts'
import { findHandle, handleOf } from '../handles/handle-store.ts'
import { openAmong, publicAmong, releasedAmong } from '../own/get-profile.ts'
import { findProfile, listChosenPublishedWorks, listChosenVoices, listChosenWorks } from '../own/profile-store.ts'
import type { ProfileRow } from '../tables.ts'

/** A profile that everybody sees at this moment, with what is public of what its owner chose. */
export type Shown = {
  /** The one of today, also where it was asked for by a former one. */
  readonly handle: string
  readonly profile: ProfileRow & { readonly name: string }
  readonly voices: readonly OpenVoice[]
  readonly works: readonly PublicRecording[]
  readonly publishedWorks: readonly ReleasedWork[]
  /** Its page as it was written, by language. */
  readonly pages: Map<Language, Buffer>
}

const shownProfiles = rememberPages<Shown>()

/** Finds what a handle leads to; undefined alike for what is hidden, was taken down, or never was. */
export async function findShown(ctx: With<'vault' | 'settings'>, given: string): Promise<Shown | undefined> {
  const handle = readHandle(given)
  return handle === undefined ? undefined : shownProfiles(ctx, handle, () => readShown(ctx, handle))
}

/** Reads it; of what was chosen in many workspaces no more is looked up than a page has room for. */
async function readShown(ctx: With<'vault' | 'settings'>, asked: string): Promise<Shown | undefined> {
  const found = await findHandle(ctx, asked)
  const profile = found?.user_id && (await findVisible(ctx, found.user_id))
  const handle = profile && (await handleOf(ctx, profile.user_id))
  if (!profile || !handle) return undefined
  const [voices, works, publishedWorks] = await Promise.all([
    listChosenVoices(ctx, profile.user_id).then((chosen) => openAmong(ctx, chosen.slice(0, profileLimits.voicesMax))),
    listChosenWorks(ctx, profile.user_id).then((chosen) => publicAmong(ctx, chosen.slice(0, profileLimits.worksMax))),
    listChosenPublishedWorks(ctx, profile.user_id).then((chosen) =>
      releasedAmong(ctx, chosen.slice(0, profileLimits.publishedWorksMax)),
    ),
  ])
  return { handle, profile, voices, works, publishedWorks, pages: new Map() }
}

async function findVisible(ctx: Context, userId: UserId): Promise<Shown['profile'] | undefined> {
  const [profile, user] = await Promise.all([findProfile(ctx, userId), findUser(ctx, userId)])
  if (!profile?.is_public || profile.taken_down_at !== null || !user || user.is_claimant) return undefined
  return profile.name === null ? undefined : straightened({ ...profile, name: profile.name })
}

/** Takes out what would turn what stands around it, wherever it is shown. */
function straightened({ name, bio, links, ...profile }: Shown['profile']): Shown['profile'] {
  return {
    ...profile,
    name: withoutTurns(name),
    bio: withoutTurns(bio),
    links: links.map(({ label, url }) => ({ label: withoutTurns(label), url })),
  }
}
