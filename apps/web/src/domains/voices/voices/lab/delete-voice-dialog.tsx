import { useMutation, useQuery } from '@tanstack/react-query'
import { type Voice, type VoiceDeletion, voicesEndpoints } from '@vireo/contracts/voices'
import { Button, Dialog, showSuccess, Skeleton } from '@vireo/ui'

import { call, contractQuery } from '#kit/api/index.ts'
import { formatSize } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { voiceDialogWords } from './dialog-words/words.ts'

type Props = { readonly voice: Voice; readonly onClose: () => void; readonly onDeleted: () => void }

/** Tells what comes with the end of a voice, and ends it. */
export function DeleteVoiceDialog({ voice, onClose, onDeleted }: Props) {
  const { voice_id: id, name } = voice
  const told = useQuery({ ...contractQuery(voicesEndpoints.getDeletion, { voice_id: id }), staleTime: 0, gcTime: 0 })
  const deletion = useMutation({
    mutationFn: () => call(voicesEndpoints.delete, { voice_id: id }),
    onSuccess: () => {
      showSuccess(voiceDialogWords.deleted(name))
      onDeleted()
    },
    onError: showFailure,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={voiceDialogWords.deleteTitle(name)}
      description={voiceDialogWords.deleteLead}
      footer={
        <>
          <Button onClick={onClose}>{voiceDialogWords.cancel}</Button>
          <Button variant="danger" disabled={!told.data} loading={deletion.isPending} onClick={() => deletion.mutate()}>
            {voiceDialogWords.delete}
          </Button>
        </>
      }
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
