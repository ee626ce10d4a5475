import { audioNativeEndpoints, type SpokenPage } from '@vireo/contracts/audio-native'
import { showSuccess, showUndoable } from '@vireo/ui'
import { type ReactNode, Suspense, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { later } from '#kit/later.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { nameOf } from './page-state.ts'
import { pageWords } from './words.ts'

const EditPageDialog = later(async () => ({ default: (await import('./edit-page-dialog.tsx')).EditPageDialog }))
const ReplaceContentDialog = later(async () => ({
  default: (await import('./replace-content-dialog.tsx')).ReplaceContentDialog,
}))

type Act = (page: SpokenPage) => void

export type PageActions = {
  readonly convert: Act
  readonly turn: Act
  readonly edit: Act
  readonly replace: () => void
  /** The page that is being seen to, so that its button says so. */
  readonly busyWith: string | undefined
  readonly dialogs: ReactNode
}

/** Gathers what people can do with the pages of a project. */
export function usePageActions(projectId: string): PageActions {
  const [busyWith, setBusyWith] = useState<string>()
  const [edited, setEdited] = useState<SpokenPage>()
  const [replacing, setReplacing] = useState(false)
  const refresh = useRefreshAudioNative()
  const { attempt } = useAttempt(refresh)
  const convert = async ({ page_id }: SpokenPage) => {
    setBusyWith(page_id)
    await attempt(async () => {
      await call(audioNativeEndpoints.convertPage, { project_id: projectId, page_id })
      showSuccess(pageWords.begun)
    })
    setBusyWith(undefined)
  }
  const set = ({ page_id }: SpokenPage, enabled: boolean) =>
    call(audioNativeEndpoints.updatePage, { project_id: projectId, page_id, enabled })
  const turn = async (page: SpokenPage) => {
    await set(page, !page.enabled)
    const said = page.enabled ? pageWords.takenOut(nameOf(page)) : pageWords.backAgain(nameOf(page))
    showUndoable(said, { action: pageWords.undo, onUndo: () => void attempt(() => set(page, page.enabled)) })
  }
  return {
    convert: (page) => void convert(page),
    turn: (page) => void attempt(() => turn(page)),
    edit: setEdited,
    replace: () => setReplacing(true),
    busyWith,
    dialogs: (
      <Suspense>
        {edited ? <EditPageDialog page={edited} projectId={projectId} onClose={() => setEdited(undefined)} /> : null}
        {replacing ? <ReplaceContentDialog projectId={projectId} onClose={() => setReplacing(false)} /> : null}
      </Suspense>
    ),
  }
}
