import type { HistoryItem } from '@vireo/contracts/history'
import { IconButton, lengthText, Menu, MenuItem, MenuSeparator, PlayButton } from '@vireo/ui'
import { AudioLines, Download, Ellipsis, Globe, Repeat2, Sprout, Star, Trash2 } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router'

import { TrackWaveform } from '#kit/player/index.ts'
import { recordingActionsOffered } from '#kit/recordings/recording-actions.ts'
import { paths } from '#kit/routing/index.ts'
import { excerptOf, trackOf, type useRecordingActions } from '#history'
import { settingsOf } from '../effect-form.ts'
import { soundEffectsWords } from '../words.ts'

type Props = {
  readonly item: HistoryItem
  readonly actions: ReturnType<typeof useRecordingActions>
  readonly starred: boolean
  readonly onStar: () => void
  readonly onUseAgain: () => void
  readonly onSeed: (seed: number) => void
  readonly onPublish: () => void
  readonly onDelete: () => void
}

/** Shows one sound: to play, to move through, to star, to save and to go on from. */
export function SoundCard(props: Props) {
  const { item, actions, starred, onStar } = props
  const track = useMemo(() => trackOf(item), [item])
  const name = excerptOf(item)
  const { loop } = settingsOf(item.settings)
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-lg bg-surface p-3">
      <div className="flex items-center gap-3">
        <PlayButton
          of={name}
          look="outline"
          round
          playing={actions.isPlaying(item)}
          loading={actions.isLoading(item)}
          onClick={() => actions.togglePlay(item)}
        />
        <TrackWaveform track={track} label={soundEffectsWords.shape(name)} className="h-12 min-w-0 flex-1" />
      </div>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-xs text-muted tabular-nums">
          <span className="font-medium text-ink">{name}</span>
          {' · '}
          {lengthText(item.duration_ms)}
          {loop ? ` · ${soundEffectsWords.loops}` : ''}
        </p>
        <IconButton size="sm" label={soundEffectsWords.star(name)} aria-pressed={starred} onClick={onStar}>
          <Star aria-hidden size={16} className={starred ? 'fill-accent stroke-accent' : ''} />
        </IconButton>
        <IconButton size="sm" label={soundEffectsWords.download(name)} onClick={() => void actions.download([item])}>
          <Download aria-hidden size={16} />
        </IconButton>
        <SoundMenu {...props} name={name} />
      </div>
    </li>
  )
}

function SoundMenu({ item, name, onUseAgain, onSeed, onPublish, onDelete }: Props & { readonly name: string }) {
  const navigate = useNavigate()
  const { seed } = settingsOf(item.settings)
  const similar = `${paths.soundEffectsSearch}?like_item=${encodeURIComponent(item.history_item_id)}`
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={soundEffectsWords.more(name)}>
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Repeat2 aria-hidden size={16} />} onSelect={onUseAgain}>
        {soundEffectsWords.again}
      </MenuItem>
      {seed === undefined ? null : (
        <MenuItem icon={<Sprout aria-hidden size={16} />} onSelect={() => onSeed(seed)}>
          {soundEffectsWords.sameSeed(seed)}
        </MenuItem>
      )}
      <MenuItem
        icon={<AudioLines aria-hidden size={16} />}
        onSelect={() => void navigate(similar, { state: { name } })}
      >
        {soundEffectsWords.similar}
      </MenuItem>
      <MenuItem icon={<Globe aria-hidden size={16} />} onSelect={onPublish}>
        {soundEffectsWords.publish}
      </MenuItem>
      {recordingActionsOffered().map(({ id, MenuEntry }) => (
        <Suspense key={id} fallback={null}>
          <MenuEntry historyItemId={item.history_item_id} />
        </Suspense>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={onDelete}>
        {soundEffectsWords.delete}
      </MenuItem>
    </Menu>
  )
}
