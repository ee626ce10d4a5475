import type { Player } from './player.ts'

const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const

/**
 * Readies players inside the first touch, click or key: some browsers (on iOS all of them) let a player
 * start later, when audio has arrived, only if it was started once by a person.
 */
export function unlockOnGesture(players: readonly Player[], page: EventTarget = document): void {
  const unlock = () => {
    for (const gesture of gestures) page.removeEventListener(gesture, unlock, { capture: true })
    for (const player of players) player.unlock()
  }
  for (const gesture of gestures) page.addEventListener(gesture, unlock, { capture: true })
}
