import type { RecordingAction } from '#kit/recordings/recording-actions.ts'
import { later } from '#kit/later.tsx'

/** Sharing a recording, from its menu and from the player. */
export const shareAction: RecordingAction = {
  id: 'share',
  MenuEntry: later(async () => ({ default: (await import('./components/share-entry.tsx')).ShareEntry })),
  PlayerButton: later(async () => ({ default: (await import('./components/share-button.tsx')).ShareButton })),
}
