import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Ban, ChartColumn, Copy, EllipsisVertical, Palette, RotateCcw, Settings, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'

import { projectAddress, type ProjectView } from '../project-address.ts'
import { audioNativeWords } from '../words.ts'
import type { ProjectActions } from './use-project-actions.tsx'

/** Lists everything that can be done with a project. */
export function ProjectMenu({
  project,
  actions,
}: {
  readonly project: AudioNativeProject
  readonly actions: ProjectActions
}) {
  const navigate = useNavigate()
  const go = (view: ProjectView) => () => void navigate(projectAddress(view, project.project_id))
  const { views } = audioNativeWords
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={audioNativeWords.more(project.name)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Settings aria-hidden size={16} />} onSelect={go('settings')}>
        {views.settings}
      </MenuItem>
      <MenuItem icon={<Palette aria-hidden size={16} />} onSelect={go('player')}>
        {views.player}
      </MenuItem>
      <MenuItem icon={<ChartColumn aria-hidden size={16} />} onSelect={go('analytics')}>
        {views.analytics}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden size={16} />} onSelect={() => actions.copy(project)}>
        {audioNativeWords.copySnippet}
      </MenuItem>
      <MenuItem
        icon={project.enabled ? <Ban aria-hidden size={16} /> : <RotateCcw aria-hidden size={16} />}
        onSelect={() => actions.turn(project)}
      >
        {project.enabled ? audioNativeWords.turnOff : audioNativeWords.turnOn}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => actions.remove(project)}>
        {audioNativeWords.remove}
      </MenuItem>
    </Menu>
  )
}
