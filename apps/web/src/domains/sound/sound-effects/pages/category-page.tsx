import { buttonClasses, Select } from '@vireo/ui'
import { soundSorts } from '@vireo/contracts/sound-effects'
import { Navigate } from 'react-router'

import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths, useAddressQuery } from '#kit/routing/index.ts'
import { FoundSounds } from '../explore/found-sounds.tsx'
import { filterFrom } from '../explore/queries.ts'
import { exploreWords } from '../explore/words.ts'

/** Shows the sounds of one category. */
export function CategoryPage() {
  const [query, change] = useAddressQuery()
  const filter = filterFrom(query)
  if (filter.category === '') return <Navigate replace to={paths.soundEffectsExplore} />
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{exploreWords.lead}</PageLead>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">{exploreWords.categories[filter.category]}</h2>
        <AppLink to={paths.soundEffectsExplore} className={buttonClasses({ variant: 'secondary' })}>
          {exploreWords.allKinds}
        </AppLink>
        <div className="w-44 max-sm:w-full">
          <Select
            label={exploreWords.sort}
            labelHidden
            value={filter.sort}
            onChange={(sort) => change({ sort })}
            groups={[
              {
                label: exploreWords.sort,
                options: soundSorts.map((value) => ({ value, label: exploreWords.sorts[value] })),
              },
            ]}
          />
        </div>
      </div>
      <FoundSounds key={`${filter.category} ${filter.sort}`} filter={{ ...filter, search: '', show: 'all' }} />
    </div>
  )
}
