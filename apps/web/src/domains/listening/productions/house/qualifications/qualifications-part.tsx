import type { Qualification } from '@vireo/contracts/productions'
import { Button, buttonClasses, EmptyState } from '@vireo/ui'
import { GraduationCap, Plus } from 'lucide-react'
import { useState } from 'react'

import { languageName } from '#kit/format/index.ts'
import { RowsSkeleton } from '#kit/page/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { HouseError } from '../house-error.tsx'
import { houseAddress } from '../house-frame.tsx'
import { productionsWords } from '../../words.ts'
import { useCatalogue } from '../queries.ts'
import { houseWords } from '../words.ts'
import { QualificationDialog } from './qualification-dialog.tsx'
import { qualificationWords } from './words.ts'

/** Lists what somebody can be qualified for, and leads to the test of each. */
export function QualificationsPart() {
  const { data, error, refetch } = useCatalogue()
  const [isAdding, setAdding] = useState(false)
  if (!data) return error ? <HouseError error={error} onRetry={refetch} /> : <RowsSkeleton />
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
      {houseWords.newQualification}
    </Button>
  )
  return (
    <>
      {data.qualifications.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<GraduationCap size={28} />} title={qualificationWords.none} action={add}>
            {qualificationWords.noneText}
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="flex justify-end">{add}</div>
          <ul aria-label={houseWords.shows.qualifications} className="flex flex-col gap-2">
            {data.qualifications.map((qualification) => (
              <QualificationRow key={qualification.qualification_id} qualification={qualification} />
            ))}
          </ul>
        </>
      )}
      {isAdding ? <QualificationDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function QualificationRow({ qualification }: { readonly qualification: Qualification }) {
  const { qualification_id: qualificationId, name, valid_days: days } = qualification
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-4">
      <div className="min-w-0 grow basis-64">
        <h2 dir="auto" className="font-medium wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm text-muted">
          {workText(qualification)} · {days === null ? qualificationWords.forGood : qualificationWords.lasts(days)}
        </p>
      </div>
      <AppLink
        to={houseAddress('qualifications', { test: qualificationId })}
        aria-label={qualificationWords.testOf(name)}
        className={buttonClasses({})}
      >
        {qualificationWords.test}
      </AppLink>
    </li>
  )
}

/** Says what work a qualification is for. */
function workText({ service, source_language: from, target_language: to }: Qualification): string {
  const languages = from === to ? languageName(from) : productionsWords.fromTo(languageName(from), languageName(to))
  return `${productionsWords.services[service]} · ${languages}`
}
