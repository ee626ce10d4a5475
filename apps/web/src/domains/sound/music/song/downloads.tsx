import type { HistoryItem } from '@vireo/contracts/history'
import { musicEndpoints, type Song } from '@vireo/contracts/music'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Download, Ellipsis, FileArchive, FileMusic, Music4, Trash2 } from 'lucide-react'
import { Suspense } from 'react'

import { recordingActionsOffered } from '#kit/recordings/recording-actions.ts'
import { useRecordingActions, useRecordingDeletion } from '#history'
import { musicWords } from '../words.ts'
import { useSaving } from './use-saving.ts'

type Props = { readonly song: Song; readonly item: HistoryItem | undefined; readonly onGone: () => void }

/** Saves a song, its parts and its score as files, and leads to what else can be done with it. */
export function Downloads({ song, item, onGone }: Props) {
  const actions = useRecordingActions(item ? [item] : [])
  const { save, isSaving } = useSaving()
  const { song_id: id, title } = song
  // A recording that somebody brought has no parts and no score.
  const files =
    song.origin === 'uploaded'
      ? []
      : [
          {
            label: musicWords.downloadStems,
            Icon: FileArchive,
            onSave: () => save(musicEndpoints.getStems, { song_id: id }, `${title}.zip`),
          },
          {
            label: musicWords.downloadMidi,
            Icon: FileMusic,
            onSave: () => save(musicEndpoints.getScore, { song_id: id, format: 'midi' as const }, `${title}.mid`),
          },
          {
            label: musicWords.downloadScore,
            Icon: Music4,
            onSave: () =>
              save(musicEndpoints.getScore, { song_id: id, format: 'musicxml' as const }, `${title}.musicxml`),
          },
        ]
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton
        label={musicWords.downloadSong}
        disabled={!item || actions.downloading}
        onClick={() => item && void actions.download([item])}
      >
        <Download aria-hidden size={16} />
      </IconButton>
      {files.map(({ label, Icon, onSave }) => (
        <IconButton key={label} label={label} disabled={isSaving} onClick={onSave}>
          <Icon aria-hidden size={16} />
        </IconButton>
      ))}
      {item ? <SongMenu item={item} onGone={onGone} /> : null}
    </div>
  )
}

function SongMenu({ item, onGone }: { readonly item: HistoryItem; readonly onGone: () => void }) {
  const { remove } = useRecordingDeletion(onGone)
  return (
    <Menu
      trigger={
        <IconButton label={musicWords.moreOfSong}>
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
    >
      {recordingActionsOffered().map(({ id: offered, MenuEntry }) => (
        <Suspense key={offered} fallback={null}>
          <MenuEntry historyItemId={item.history_item_id} />
        </Suspense>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={() => remove([item])}>
        {musicWords.delete}
      </MenuItem>
    </Menu>
  )
}
