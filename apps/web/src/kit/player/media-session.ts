import type { Player } from './player.ts'

/** The system's own skip buttons jump as far as the player's. */
const skipMs = 10_000

/**
 * Lets the keys of a keyboard, a headset and the lock screen control a player, and tells them what it plays.
 * Does nothing where the browser knows no such thing.
 */
export function connectMediaSession(player: Player): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  for (const [action, handler] of actionsOf(player)) {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // Older browsers know fewer actions.
    }
  }
  let shown: unknown
  player.subscribe(() => {
    const { track, status } = player.state()
    session.playbackState = status === 'playing' || status === 'loading' ? 'playing' : track ? 'paused' : 'none'
    if (shown !== track) {
      shown = track
      session.metadata = track ? new MediaMetadata({ title: track.title, artist: track.subtitle ?? '' }) : null
    }
    tellPosition(session, player)
  })
  player.onMoved(() => tellPosition(session, player))
}

function actionsOf(player: Player): [MediaSessionAction, MediaSessionActionHandler][] {
  return [
    ['play', () => player.resume()],
    ['pause', () => player.pause()],
    ['stop', () => player.clear()],
    ['seekbackward', ({ seekOffset }) => player.skip(-(seekOffset ? seekOffset * 1000 : skipMs))],
    ['seekforward', ({ seekOffset }) => player.skip(seekOffset ? seekOffset * 1000 : skipMs)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime * 1000)],
    ['previoustrack', () => player.previous()],
    ['nexttrack', () => player.next()],
  ]
}

function tellPosition(session: MediaSession, player: Player): void {
  const { durationMs, speed } = player.state()
  if (durationMs === undefined || durationMs <= 0) return session.setPositionState?.()
  const position = Math.min(player.positionMs(), durationMs) / 1000
  session.setPositionState?.({ duration: durationMs / 1000, playbackRate: speed, position })
}
