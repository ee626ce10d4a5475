import { type LibraryVoice, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { Button, Dialog, showSuccess, takesFocus, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useRefreshLibrary } from '../queries.ts'
import { libraryWords } from '../words.ts'

/** Adds a published voice under a name of one's own. */
export function AddVoiceDialog({
  voice,
  onAdded,
  onClose,
}: {
  readonly voice: LibraryVoice
  readonly onAdded?: (voiceId: string) => void
  readonly onClose: () => void
}) {
  const done = (voiceId: string) => {
    onAdded?.(voiceId)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={libraryWords.addTitle(voice.name)}
      description={[
        libraryWords.noticeHelp(voice.notice_period ?? 0),
        ...(voice.live_moderation_enabled ? [libraryWords.moderatedHelp] : []),
      ].join(' ')}
    >
      <AddForm voice={voice} onDone={done} onCancel={onClose} />
    </Dialog>
  )
}

function AddForm({
  voice,
  onDone,
  onCancel,
}: {
  readonly voice: LibraryVoice
  readonly onDone: (voiceId: string) => void
  readonly onCancel: () => void
}) {
  const refresh = useRefreshLibrary()
  const form = useContractForm<{ new_name: string }>(
    voiceLibraryEndpoints.add.body,
    { new_name: voice.name },
    { new_name: libraryWords.newNameMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ new_name: name }) => {
    const { public_owner_id: owner, voice_id: id } = voice
    try {
      await call(voiceLibraryEndpoints.add, { public_user_id: owner, voice_id: id, new_name: name })
      onDone(id)
      showSuccess(libraryWords.addDone(name.trim()))
      await refresh()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={libraryWords.addRefused} />
      <TextField
        {...form.register('new_name')}
        label={libraryWords.newName}
        error={errors.new_name?.message}
        autoComplete="off"
        {...takesFocus}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{libraryWords.cancel}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {libraryWords.addToMine}
        </Button>
      </div>
    </form>
  )
}
