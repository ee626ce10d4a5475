import { useSearchParams } from 'react-router'

import { CollectionChips } from '../collections/collection-chips.tsx'
import { CollectionList } from '../collections/collection-list.tsx'
import { OneCollection } from '../collections/one-collection.tsx'

/** Shows the collections of voices, or the one that the address names. */
export function CollectionsPage() {
  const [query] = useSearchParams()
  const id = query.get('collection')
  return (
    <div className="flex flex-col gap-4">
      <CollectionChips />
      {id ? <OneCollection key={id} id={id} /> : <CollectionList />}
    </div>
  )
}
