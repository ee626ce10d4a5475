import { paths } from '#kit/routing/index.ts'

/** The views of one project. */
export const projectViews = {
  settings: paths.audioNativeSettings,
  player: paths.audioNativePlayer,
  analytics: paths.audioNativeAnalytics,
} as const
export type ProjectView = keyof typeof projectViews

/** Answers the address of a view of a project. */
export function projectAddress(view: ProjectView, projectId: string): string {
  return `${projectViews[view]}?project=${encodeURIComponent(projectId)}`
}
