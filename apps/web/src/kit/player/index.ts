import { connectMediaSession } from './media-session.ts'
import { Player } from './player.ts'
import { unlockOnGesture } from './unlock-on-gesture.ts'

export { playableBlob } from './playable-blob.ts'
export { usePlayer, usePositionMs } from './use-player.ts'
export type { Player, PlayerState } from './player.ts'
export type { IncomingAudio } from './stream-feed.ts'
export type { AudioAddress, Loop, Queue, Track } from './track.ts'

/** The player at the bottom of every screen. */
export const player = new Player('vireo.player')
/** Plays short samples without taking the place of what is in the player. */
export const previewPlayer = new Player()

// Tests of what uses the players run where there is no page.
if ('document' in globalThis) {
  connectMediaSession(player)
  unlockOnGesture([player, previewPlayer])
}
