import type { HistoryItem } from '@vireo/contracts/history'
import { showError, showSuccess, showUndoable } from '@vireo/ui'

import { briefMessageOf } from '#kit/api/index.ts'
import { player } from '#kit/player/index.ts'
import { useDeleteRecordings, useRestoreRecordings } from '../queries.ts'
import { historyWords } from '../words.ts'

/** Deletes recordings at once and offers to take it back. `onDone` learns which are gone. */
export function useRecordingDeletion(onDone?: (deletedIds: ReadonlySet<string>) => void) {
  const deletion = useDeleteRecordings()
  const restoring = useRestoreRecordings()
  const restore = async (ids: readonly string[]) => {
    const { doneIds, failures } = await restoring.mutateAsync(ids)
    if (doneIds.length > 0) showSuccess(historyWords.restored(doneIds.length))
    if (failures.length > 0) showError(historyWords.notRestored(failures.length))
  }
  const remove = async (items: readonly HistoryItem[]) => {
    const { doneIds, failures } = await deletion.mutateAsync(items)
    const gone = new Set(doneIds)
    player.forget(gone)
    onDone?.(gone)
    if (failures.length > 0) showError(historyWords.notDeleted(failures.length, briefMessageOf(failures[0])))
    if (doneIds.length === 0) return
    const onUndo = () => void restore(doneIds)
    showUndoable(historyWords.deleted(doneIds.length), { action: historyWords.undo, onUndo })
  }
  return { remove: (items: readonly HistoryItem[]) => void remove(items) }
}
