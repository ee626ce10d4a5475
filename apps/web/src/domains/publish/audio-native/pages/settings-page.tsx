import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import { PageLead } from '#kit/page/index.ts'
import { ProjectFrame } from '../project/project-frame.tsx'
import { PlanNotice } from '../project/plan-notice.tsx'
import { Domains } from '../settings/domains.tsx'
import { Reading } from '../settings/reading.tsx'
import { Pages } from '../spoken-pages/pages.tsx'
import { audioNativeWords } from '../words.ts'

const Speaking = later(async () => ({ default: (await import('../settings/speaking.tsx')).Speaking }))

/** Shows what a project reads aloud, where, how, and what that may cost. */
export function SettingsPage() {
  return (
    <>
      <PageLead>{audioNativeWords.settingsLead}</PageLead>
      <ProjectFrame here="settings">{settingsOf}</ProjectFrame>
    </>
  )
}

function settingsOf(project: AudioNativeProject) {
  return (
    // What is typed for one project is nothing of another.
    <div key={project.project_id} className="flex flex-col gap-4">
      <PlanNotice />
      <Domains />
      <Pages project={project} />
      <Reading project={project} />
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <Speaking project={project} />
      </Suspense>
    </div>
  )
}
