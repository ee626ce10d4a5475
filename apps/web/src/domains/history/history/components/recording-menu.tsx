import type { HistoryItem } from '@vireo/contracts/history'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Download, Ellipsis, Info, Repeat2, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'

import { recordingActionsOffered } from '#kit/recordings/recording-actions.ts'
import { paths } from '#kit/routing/index.ts'
import { handoverOf } from '../handover.ts'
import { historyWords } from '../words.ts'
import { excerptOf } from './excerpt.ts'

/** Lists what can be done with one recording. */
export function RecordingMenu({
  item,
  onDetails,
  onDownload,
  onDelete,
}: {
  readonly item: HistoryItem
  readonly onDetails?: () => void
  readonly onDownload: () => void
  readonly onDelete: () => void
}) {
  const navigate = useNavigate()
  const speakAgain = () => navigate(paths.textToSpeech, { state: handoverOf(item) })
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={historyWords.moreOf(excerptOf(item))}>
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
    >
      {onDetails ? (
        <MenuItem icon={<Info aria-hidden size={16} />} onSelect={onDetails}>
          {historyWords.details}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Download aria-hidden size={16} />} onSelect={onDownload}>
        {historyWords.download}
      </MenuItem>
      {item.text ? (
        <MenuItem icon={<Repeat2 aria-hidden size={16} />} onSelect={() => void speakAgain()}>
          {historyWords.speakAgain}
        </MenuItem>
      ) : null}
      {recordingActionsOffered().map(({ id, MenuEntry }) => (
        <Suspense key={id} fallback={null}>
          <MenuEntry historyItemId={item.history_item_id} />
        </Suspense>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={onDelete}>
        {historyWords.delete}
      </MenuItem>
    </Menu>
  )
}
