import { later } from '#kit/later.tsx'
import type { VoicePagePart } from '#voices'

/** Shows voices like a voice, on its page. */
export const similarPart: VoicePagePart = {
  id: 'similar',
  part: later(async () => ({ default: (await import('./explore/similar-to.tsx')).SimilarTo })),
}
