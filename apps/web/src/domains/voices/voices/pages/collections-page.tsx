import { useSearchParams } from 'react-router'

import { CollectionList } from '../collections/collection-list.tsx'
import { OneCollection } from '../collections/one-collection.tsx'

/** Collections of voices, or the one that the address names. */
export function CollectionsPage() {
  const [query] = useSearchParams()
  const id = query.get('collection')
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 p-4 md:p-8">
      {id ? <OneCollection key={id} id={id} /> : <CollectionList />}
    </div>
  )
}
