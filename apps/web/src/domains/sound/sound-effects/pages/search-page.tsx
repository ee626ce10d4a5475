import { soundSorts } from '@vireo/contracts/sound-effects'
import { FilterBar, Select } from '@vireo/ui'
import { useLocation } from 'react-router'
import { z } from 'zod'

import { PageLead } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { FoundSounds } from '../explore/found-sounds.tsx'
import { filterFrom, type SoundFilter, useCategories } from '../explore/queries.ts'
import { SimilarSounds } from '../explore/similar-sounds.tsx'
import { exploreWords } from '../explore/words.ts'

/** A select item may not be empty, so this stands for "does not narrow". */
const any = '*'
const Named = z.object({ name: z.string() })

/** Finds sounds of the library by their words, or by a sound that they are like. */
export function SearchPage() {
  const [query, change] = useAddressQuery()
  const { state } = useLocation()
  const filter = filterFrom(query)
  const settled = filterFrom(new URLSearchParams(useDebounced(query.toString())))
  const [like, own] = [query.get('like'), query.get('like_item')]
  if (like || own) {
    const to = like ? { generation_id: like } : { history_item_id: own ?? '' }
    return (
      <SimilarSounds key={like ?? own} to={to} name={Named.safeParse(state).data?.name ?? exploreWords.yourSound} />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{exploreWords.lead}</PageLead>
      <Bar filter={filter} onChange={change} />
      <FoundSounds key={JSON.stringify(settled)} filter={settled} />
    </div>
  )
}

type BarProps = {
  readonly filter: SoundFilter
  readonly onChange: ReturnType<typeof useAddressQuery>[1]
}

function Bar({ filter: { search, category, show, sort }, onChange }: BarProps) {
  const { data } = useCategories()
  const { shows, categories, sorts } = exploreWords
  const kinds = new Set([
    ...(data?.categories.map((one) => one.category) ?? []),
    ...(category === '' ? [] : [category]),
  ])
  return (
    <FilterBar
      count={Infinity}
      search={{
        label: exploreWords.search,
        placeholder: exploreWords.searchPlaceholder,
        value: search,
        onChange: (q) => onChange({ q }),
      }}
      chips={[
        ...(category === ''
          ? []
          : [{ id: 'category', label: categories[category], onRemove: () => onChange({ category: undefined }) }]),
        ...(show === 'all' ? [] : [{ id: 'show', label: shows[show], onRemove: () => onChange({ show: undefined }) }]),
      ]}
      onClear={() => onChange({ category: undefined, show: undefined })}
      filters={
        <>
          <Select
            label={exploreWords.category}
            value={category === '' ? any : category}
            onChange={(value) => onChange({ category: value === any ? undefined : value })}
            groups={[
              {
                label: exploreWords.category,
                options: [
                  { value: any, label: exploreWords.anyCategory },
                  ...[...kinds].map((value) => ({ value, label: categories[value] })),
                ],
              },
            ]}
          />
          <Select
            label={exploreWords.show}
            value={show}
            onChange={(value) => onChange({ show: value === 'all' ? undefined : value })}
            groups={[
              {
                label: exploreWords.show,
                options: (['all', 'favourites', 'own'] as const).map((value) => ({ value, label: shows[value] })),
              },
            ]}
          />
        </>
      }
    >
      <OrderSelect value={sort} label={exploreWords.sort} names={sorts} onChange={(next) => onChange({ sort: next })} />
    </FilterBar>
  )
}

/** Chooses the order of a list of sounds. */
function OrderSelect({
  value,
  label,
  names,
  onChange,
}: {
  readonly value: SoundFilter['sort']
  readonly label: string
  readonly names: Readonly<Record<SoundFilter['sort'], string>>
  readonly onChange: (sort: string) => void
}) {
  return (
    <div className="w-44 max-sm:w-full">
      <Select
        label={label}
        labelHidden
        value={value}
        onChange={onChange}
        groups={[{ label, options: soundSorts.map((one) => ({ value: one, label: names[one] })) }]}
      />
    </div>
  )
}
