import type { AudioNativeProject } from '@vireo/contracts/audio-native'

import { PageLead } from '#kit/page/index.ts'
import { ProjectFrame } from '../project/project-frame.tsx'
import { PlayerEditor } from '../player/player-editor.tsx'
import { audioNativeWords } from '../words.ts'

/** Shows how the player of a project looks, lets one change it, and gives the line that brings it onto a page. */
export function PlayerPage() {
  return (
    <>
      <PageLead>{audioNativeWords.playerLead}</PageLead>
      <ProjectFrame here="player">{editorOf}</ProjectFrame>
    </>
  )
}

function editorOf(project: AudioNativeProject) {
  // What is tried on for one project is nothing of another.
  return <PlayerEditor key={project.project_id} project={project} />
}
