import type { HistoryItem } from '@vireo/contracts/history'

import { HistoryScreen } from '#history'

/** Shows every piece of music that was made. */
export function MusicHistoryPage() {
  return <HistoryScreen source="Music" voices={[]} modelNames={new Map()} SpokenText={Prompt} />
}

function Prompt({ item }: { readonly item: HistoryItem }) {
  return <p>{item.text}</p>
}
