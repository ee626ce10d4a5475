import type { ProjectSettings } from '@vireo/contracts/audio-native'
import type { With } from '#ports/ports.ts'
import { findPageAt } from '../content/page-store.ts'
import { findNewestVersion } from '../content/version-store.ts'
import { looksOn } from '../player/style.ts'
import { getProject } from '../policy.ts'

/** Reads how the player of a project is, and what it plays of the content that it was given. */
export async function getSettings(
  ctx: With<'settings'>,
  input: { readonly project_id: string },
): Promise<ProjectSettings> {
  const project = await getProject(ctx, input)
  const page = await findPageAt(ctx, project.id, null)
  const newest = page && (await findNewestVersion(ctx, page.id))
  const published = page?.published_version_id ?? null
  const path = published === null ? null : `/audio-native/${project.id}/audio/${published}`
  const looks = looksOn(project, page)
  return {
    enabled: project.is_enabled,
    snapshot_id: published,
    settings: {
      title: page?.title ?? project.title ?? newest?.title ?? project.name,
      image: project.image ?? '',
      author: page?.author ?? project.author ?? newest?.author ?? '',
      small: looks.small,
      text_color: looks.text_color ?? '',
      background_color: looks.background_color ?? '',
      sessionization: project.sessionization,
      audio_path: path,
      audio_url: path === null ? null : new URL(path, ctx.ports.settings.contentUrl).href,
      status: newest?.state === 'making' ? 'processing' : 'ready',
    },
  }
}
