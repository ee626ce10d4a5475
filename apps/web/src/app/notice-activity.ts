import { player } from '../kit/player/index.ts'
import { noteActivity } from '../kit/session/index.ts'

const listeningMs = 5000

/** Notices that somebody is at the screen: pointer, keys, touch and wheel count, and so does listening. */
export function noticeActivity(): void {
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    globalThis.addEventListener(type, noteActivity, { passive: true, capture: true })
  setInterval(() => {
    if (player.state().status === 'playing') noteActivity()
  }, listeningMs)
}
