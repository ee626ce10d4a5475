import { type AudioNativeProject, audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { showSuccess, showUndoable } from '@vireo/ui'
import { type ReactNode, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { copySnippet } from '../project/snippet-line.tsx'
import { useRefreshAudioNative, useUpdateProject } from '../queries.ts'
import { audioNativeWords } from '../words.ts'

type Act = (project: AudioNativeProject) => void

export type ProjectActions = {
  readonly copy: Act
  readonly turn: Act
  readonly remove: Act
  /** What asks before an act; stands once beside whatever offers them. */
  readonly dialogs: ReactNode
}

/** Gathers what people can do with a project where they see all of them. */
export function useProjectActions(): ProjectActions {
  const [doomed, setDoomed] = useState<AudioNativeProject>()
  const refresh = useRefreshAudioNative()
  const { mutateAsync } = useUpdateProject()
  const { attempt } = useAttempt()
  const set = (id: string, enabled: boolean) => attempt(() => mutateAsync({ project_id: id, enabled }))
  const turn = async ({ project_id: id, enabled, name }: AudioNativeProject) => {
    await mutateAsync({ project_id: id, enabled: !enabled })
    const said = enabled ? audioNativeWords.turnedOff(name) : audioNativeWords.turnedOn(name)
    showUndoable(said, { action: audioNativeWords.undo, onUndo: () => void set(id, enabled) })
  }
  const remove = async ({ project_id, name }: AudioNativeProject) => {
    await call(audioNativeEndpoints.deleteProject, { project_id })
    showSuccess(audioNativeWords.removed(name))
    await refresh()
  }
  return {
    copy: ({ html_snippet: snippet }) => void copySnippet(snippet),
    turn: (project) => void attempt(() => turn(project)),
    remove: setDoomed,
    dialogs: doomed ? (
      <ConfirmFirst
        title={audioNativeWords.removeTitle(doomed.name)}
        consequence={audioNativeWords.removeConsequence}
        action={audioNativeWords.remove}
        danger
        act={() => remove(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    ) : null,
  }
}
