import { useQuery } from '@tanstack/react-query'
import { type Voice, type VoiceDeletion, voicesEndpoints } from '@vireo/contracts/voices'
import { Dialog, showSuccess, Skeleton } from '@vireo/ui'

import { call, contractQuery } from '#kit/api/index.ts'
import { formatSize } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { voiceDialogWords } from './dialog-words/words.ts'

type Props = { readonly voice: Voice; readonly onClose: () => void; readonly onDeleted: () => void }

/** Tells what comes with the end of a voice, and ends it. */
export function DeleteVoiceDialog({ voice, onClose, onDeleted }: Props) {
  const { voice_id: id, name } = voice
  const told = useQuery({ ...contractQuery(voicesEndpoints.getDeletion, { voice_id: id }), staleTime: 0, gcTime: 0 })
  const { busy, problem, attempt } = useDialogAttempt()
  const remove = async () => {
    await call(voicesEndpoints.delete, { voice_id: id })
    showSuccess(voiceDialogWords.deleted(name))
    onDeleted()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={voiceDialogWords.deleteTitle(name)}
      description={voiceDialogWords.deleteLead}
      problem={problem}
      confirm={{
        label: voiceDialogWords.delete,
        danger: true,
        disabled: !told.data,
        loading: busy,
        onConfirm: () => void attempt(remove),
      }}
    >
      {told.isPending ? <Skeleton className="mt-3 h-20" /> : null}
      {told.isError ? (
        <QueryError title={voiceDialogWords.consequencesFailed} error={told.error} onRetry={told.refetch} />
      ) : null}
      {told.data ? (
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-sm">
          {sentencesOf(told.data).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

function sentencesOf({ samples, sample_bytes: bytes, shares, copies, history_items: items }: VoiceDeletion): string[] {
  return [
    ...(samples > 0 ? [voiceDialogWords.samplesGo(samples, formatSize(bytes))] : []),
    ...(shares > 0 ? [voiceDialogWords.sharesEnd(shares)] : []),
    ...(copies > 0 ? [voiceDialogWords.copies(copies)] : []),
    ...(items > 0 ? [voiceDialogWords.historyStays(items)] : []),
    voiceDialogWords.placeFree,
  ]
}
