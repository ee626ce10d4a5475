import { useWaveWords } from '#speech'
import type { PlayerParts } from './player-parts.ts'
import { Timeline } from './timeline.tsx'

/** Shows below the shape of what is heard the words that are said in it, once they are known. */
export function WordedTimeline(parts: PlayerParts & { readonly className: string }) {
  return <Timeline {...parts} words={useWaveWords(parts.track)} />
}
