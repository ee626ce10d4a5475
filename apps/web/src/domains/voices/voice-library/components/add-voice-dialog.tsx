import { type LibraryVoice, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { showSuccess, takesFocus, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
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
  const refresh = useRefreshLibrary()
  const form = useContractForm<{ new_name: string }>(
    voiceLibraryEndpoints.add.body,
    { new_name: voice.name },
    { new_name: libraryWords.newNameMissing },
  )
  const send = async ({ new_name: name }: { new_name: string }) => {
    const { public_owner_id: owner, voice_id: id } = voice
    await call(voiceLibraryEndpoints.add, { public_user_id: owner, voice_id: id, new_name: name })
    onAdded?.(id)
    onClose()
    showSuccess(libraryWords.addDone(name.trim()))
    await refresh()
  }
  return (
    <FormDialog
      form={form}
      title={libraryWords.addTitle(voice.name)}
      lead={[
        libraryWords.noticeHelp(voice.notice_period ?? 0),
        ...(voice.live_moderation_enabled ? [libraryWords.moderatedHelp] : []),
      ].join(' ')}
      confirm={libraryWords.addToMine}
      refused={libraryWords.addRefused}
      send={send}
      onClose={onClose}
    >
      <TextField
        {...form.register('new_name')}
        label={libraryWords.newName}
        error={form.formState.errors.new_name?.message}
        autoComplete="off"
        {...takesFocus}
      />
    </FormDialog>
  )
}
