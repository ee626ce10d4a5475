import type {
  OwnProfile,
  ProfilePublishedWork,
  ProfilePublishedWorks,
  ProfileVoice,
  ProfileWork,
  ProfileWorks,
} from '@vireo/contracts/profiles'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { With } from '#ports/ports.ts'
import type { ReleasedWork, ReleasedWorksPage } from '#publishing'
import type { PublicRecording, PublicRecordingsPage } from '#sharing'
import type { OpenVoice } from '#voice-library'
import { presentSketch } from '#voices/sketches/index.ts'
import { pictureUrlOf } from '../picture/picture-url.ts'
import type { OwnedProfile } from './get-profile.ts'

type Presenting = With<'settings' | 'vault'>

/** Presents a profile to its owner. */
export function presentProfile(
  { row, handles, voices, works, publishedWorks }: OwnedProfile,
  ctx: Presenting,
): OwnProfile {
  const handle = handles.find((one) => one.former_until === null)?.handle ?? null
  return {
    handle,
    name: row?.name ?? null,
    bio: row?.bio ?? '',
    links: row?.links.map(({ label, url }) => ({ label, url })) ?? [],
    picture_url: row?.picture ? pictureUrlOf(ctx, { userId: row.user_id, picture: row.picture }) : null,
    is_public: row?.is_public ?? false,
    may_be_indexed: row?.may_be_indexed ?? false,
    is_taken_down: row !== undefined && row.taken_down_at !== null,
    page_url: handle === null ? null : pageUrlOf(ctx, handle),
    former_handles: handles.flatMap((one) =>
      one.former_until === null ? [] : [{ handle: one.handle, until_unix: unixSeconds(one.former_until) }],
    ),
    voices: voices.map((voice) => presentVoice(voice, ctx)),
    works: works.map(presentWork),
    published_works: publishedWorks.map((work) => presentPublishedWork(work, ctx)),
  }
}

/** Returns the address of the page of a handle. */
export function pageUrlOf(ctx: With<'settings'>, handle: string): string {
  return new URL(`/@${handle}`, ctx.ports.settings.contentUrl).href
}

/** Presents a published voice that is on a profile, or may be. */
export function presentVoice({ voice, sketch }: OpenVoice, ctx: Presenting): ProfileVoice {
  const { voice_id: id, name, description } = voice
  const preview = `/v1/shared-voices/${voice.public_owner_id}/${id}/preview`
  return {
    voice_id: id,
    name,
    description,
    face: presentSketch(ctx, id, sketch).face,
    preview_url: new URL(preview, ctx.ports.settings.publicUrl).href,
  }
}

/** Presents a page of recordings that may be on a profile. */
export function presentWorks({ recordings, nextCursor }: PublicRecordingsPage): ProfileWorks {
  return { works: recordings.map(presentWork), has_more: nextCursor !== null, next_cursor: nextCursor }
}

function presentWork({ historyItemId, title, voices, item, address }: PublicRecording): ProfileWork {
  return {
    history_item_id: historyItemId,
    title: title ?? null,
    voice_name: voices ?? null,
    duration_ms: Math.round(item.duration_ms),
    share_link: address,
  }
}

/** Presents a page of released works that may be on a profile. */
export function presentPublishedWorks(
  { works, nextCursor }: ReleasedWorksPage,
  ctx: With<'settings'>,
): ProfilePublishedWorks {
  return {
    works: works.map((work) => presentPublishedWork(work, ctx)),
    has_more: nextCursor !== null,
    next_cursor: nextCursor,
  }
}

function presentPublishedWork(
  { workId, kind, title, author, path, coverPath }: ReleasedWork,
  { ports: { settings } }: With<'settings'>,
): ProfilePublishedWork {
  const addressOf = (of: string) => new URL(of, settings.contentUrl).href
  return { work_id: workId, kind, title, author, url: addressOf(path), cover_url: addressOf(coverPath) }
}
