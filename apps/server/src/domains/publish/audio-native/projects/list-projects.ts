import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import type { With } from '#ports/ports.ts'
import type { ProjectRow } from '../tables.ts'
import { monthOf } from './month-of.ts'
import { listProjects as listRows, listSpending } from './project-store.ts'
import { snippetOf } from './snippet.ts'

export type SeenProject = { readonly project: ProjectRow; readonly spent: number; readonly snippet: string }

/** Lists the projects of the caller's workspace, and what each has spent in this month. */
export async function listProjects(ctx: With<'settings'>): Promise<readonly SeenProject[]> {
  return seenAs(ctx, await listRows(ctx))
}

/** Adds to projects what their owner sees of them. */
export async function seenAs(ctx: With<'settings'>, projects: readonly ProjectRow[]): Promise<readonly SeenProject[]> {
  const spending = await listSpending(ctx, monthOf(ctx.now()))
  const spent = new Map(spending.map((row) => [row.project_id, row.spent]))
  return projects.map((project) => ({
    project,
    spent: spent.get(project.id) ?? 0,
    snippet: snippetOf(ctx, project),
  }))
}

/** Presents a project to its owner. */
export function presentProject({ project, spent, snippet }: SeenProject): AudioNativeProject {
  return {
    project_id: project.id,
    name: project.name,
    title: project.title,
    author: project.author,
    small: project.small,
    text_color: project.text_color,
    background_color: project.background_color,
    voice_id: project.voice_id,
    model_id: project.model_id,
    pronunciation_dictionary_locators: project.dictionaries && [...project.dictionaries],
    enabled: project.is_enabled,
    reads_new_pages: project.reads_new_pages,
    monthly_credits: project.monthly_credits,
    spent_credits: spent,
    html_snippet: snippet,
    created_at_unix: Math.floor(project.created_at.getTime() / 1000),
  }
}

/** Presents all of them. */
export function presentProjects(projects: readonly SeenProject[]): { projects: AudioNativeProject[] } {
  return { projects: projects.map(presentProject) }
}
