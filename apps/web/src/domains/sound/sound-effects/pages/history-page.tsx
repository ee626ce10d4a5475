import type { HistoryItem } from '@vireo/contracts/history'

import { HistoryScreen } from '#history'

/** Shows every sound effect that was made. */
export function SoundEffectsHistoryPage() {
  return <HistoryScreen source="SFX" voices={[]} modelNames={new Map()} SpokenText={Prompt} />
}

function Prompt({ item }: { readonly item: HistoryItem }) {
  return <p>{item.text}</p>
}
