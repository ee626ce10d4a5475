import { IconButton, SpeedMenu, VolumeControl, joinClasses } from '@vireo/ui'
import { Download, Repeat, Repeat1 } from 'lucide-react'
import { Suspense, useState } from 'react'

import { FeedbackThumbs } from '#history'
import { player, type Track } from '../../kit/player/index.ts'
import { showFailure } from '../../kit/failures/show-failure.ts'
import type { PlayerParts } from './player-parts.ts'
import { recordingActionsOffered } from '../../kit/recordings/recording-actions.ts'
import { playerWords } from './words.ts'

/** Offers what else can be done with what is heard: judging, repeating, hurrying, quieting and keeping it. */
export function PlayerExtras({ state, track }: PlayerParts) {
  const { loop } = state
  const LoopIcon = loop === 'one' ? Repeat1 : Repeat
  return (
    <>
      {track.historyItemId === undefined ? null : (
        <FeedbackThumbs
          key={track.historyItemId}
          historyItemId={track.historyItemId}
          // Of what stands there since the last visit it is asked once it is heard again.
          exists={track.download !== 'pending' && state.isWhole}
        />
      )}
      {track.historyItemId === undefined
        ? null
        : recordingActionsOffered().map(({ id, PlayerButton }) => (
            <Suspense key={id} fallback={null}>
              <PlayerButton
                historyItemId={track.historyItemId ?? ''}
                // What was heard on the last visit is in the history too, before it is heard again.
                exists={track.download !== undefined && track.download !== 'pending'}
              />
            </Suspense>
          ))}
      <IconButton
        size="sm"
        label={playerWords.loop[loop]}
        aria-pressed={loop !== 'off'}
        className={joinClasses(loop !== 'off' && 'text-accent')}
        onClick={() => player.cycleLoop()}
      >
        <LoopIcon aria-hidden size={16} />
      </IconButton>
      <SpeedMenu speed={state.speed} onChange={(speed) => player.setSpeed(speed)} />
      <VolumeControl
        volume={state.volume}
        muted={state.muted}
        onVolume={(volume) => player.setVolume(volume)}
        onMuted={(muted) => player.setMuted(muted)}
      />
      {track.download ? <DownloadButton download={track.download} /> : null}
    </>
  )
}

function DownloadButton({ download }: { readonly download: NonNullable<Track['download']> }) {
  const [busy, setBusy] = useState(false)
  const isPending = download === 'pending'
  const save = async () => {
    if (isPending) return
    setBusy(true)
    await download().catch(showFailure)
    setBusy(false)
  }
  return (
    <IconButton
      label={isPending ? playerWords.downloadLater : playerWords.download}
      disabled={isPending || busy}
      onClick={() => void save()}
    >
      <Download aria-hidden size={16} />
    </IconButton>
  )
}
