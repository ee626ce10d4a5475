import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { Skeleton } from '@vireo/ui'
import { Suspense, useRef } from 'react'

import { call } from '#kit/api/index.ts'
import { later } from '#kit/later.tsx'
import { AboutSection } from './about/about-section.tsx'
import { useDraft, type WorkFields } from './about/use-draft.ts'
import { type Chapters, sentChapters } from './chapters/chapter-list.ts'
import { ChaptersSection } from './chapters/chapters-section.tsx'
import { usePriceDraft } from './price/price-draft.ts'
import { useKeepWork } from './queries.ts'
import { useSaver } from '#kit/saving/index.ts'
import { publishingWords } from './words.ts'

const CoverSection = later(async () => ({ default: (await import('./work-parts.ts')).CoverSection }))
const PriceSection = later(async () => ({ default: (await import('./work-parts.ts')).PriceSection }))
const ReleaseSection = later(async () => ({ default: (await import('./work-parts.ts')).ReleaseSection }))

/** Shows everything about a work, from what it says of itself to its release, which stands in sight beside it. */
export function WorkEditor({ work, mayChange }: { readonly work: Work; readonly mayChange: boolean }) {
  const { about, chapters } = useWorkSavers(work.work_id)
  const draft = useDraft(work, about)
  const price = usePriceDraft(work)
  const priceSection = useRef<HTMLDivElement>(null)
  const saveAll = async () => {
    const [, , isPriced] = await Promise.all([about.flush(), chapters.flush(), price.save()])
    if (!isPriced) priceSection.current?.scrollIntoView({ block: 'center' })
    return isPriced
  }
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
        {mayChange ? null : <p className="rounded-lg bg-fill p-4 text-sm text-muted">{publishingWords.readOnly}</p>}
        <AboutSection draft={draft} saver={about} />
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <CoverSection work={draft.shown} />
        </Suspense>
        <ChaptersSection work={draft.shown} saver={chapters} mayChange={mayChange} />
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <div ref={priceSection}>
            <PriceSection work={work} draft={price} />
          </div>
        </Suspense>
      </fieldset>
      <div className="min-w-0 xl:sticky xl:top-[calc(var(--topbar-height)+1rem)] xl:max-h-[calc(100dvh-var(--topbar-height)-6rem)] xl:overflow-y-auto xl:rounded-lg">
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ReleaseSection work={draft.shown} mayChange={mayChange} onSaveAll={saveAll} onChoose={draft.choose} />
        </Suspense>
      </div>
    </div>
  )
}

function useWorkSavers(workId: string) {
  const keep = useKeepWork()
  const about = useSaver<WorkFields>(
    async (change) => keep(await call(publishingEndpoints.updateWork, { work_id: workId, ...change })),
    (earlier, newer) => ({ ...earlier, ...newer }),
  )
  const chapters = useSaver<Chapters>(
    async (list) => {
      keep(await call(publishingEndpoints.setChapters, { work_id: workId, chapters: sentChapters(list) }))
    },
    (_earlier, newer) => newer,
  )
  return { about, chapters }
}
