import { connectMediaSession } from './media-session.ts'
import { Player } from './player.ts'
import { unlockOnGesture } from './unlock-on-gesture.ts'

/** The player at the bottom of every screen: whatever is heard is heard in it. */
export const player = new Player('vireo.player')

// Tests of what uses the player run where there is no page.
if ('document' in globalThis) {
  connectMediaSession(player)
  unlockOnGesture([player])
}
