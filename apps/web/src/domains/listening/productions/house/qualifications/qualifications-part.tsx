import { type Qualification, writesRemarks } from '@vireo/contracts/productions'
import { buttonClasses } from '@vireo/ui'
import { GraduationCap } from 'lucide-react'

import { languageName } from '#kit/format/index.ts'
import { RowsSkeleton } from '#kit/page/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { Catalogue } from '../catalogue.tsx'
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
  if (!data) return error ? <HouseError error={error} onRetry={refetch} /> : <RowsSkeleton />
  return (
    <Catalogue
      caption={houseWords.shows.qualifications}
      rows={data.qualifications}
      renderRow={(row) => <QualificationRow key={row.qualification_id} qualification={row} />}
      icon={<GraduationCap size={28} />}
      none={qualificationWords.none}
      noneText={qualificationWords.noneText}
      add={houseWords.newQualification}
      renderAdding={(onClose) => <QualificationDialog onClose={onClose} />}
    />
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
      {writesRemarks(qualification.service) ? (
        <p className="text-sm text-muted">{qualificationWords.byHand}</p>
      ) : (
        <AppLink
          to={houseAddress('qualifications', { test: qualificationId })}
          aria-label={qualificationWords.testOf(name)}
          className={buttonClasses({})}
        >
          {qualificationWords.test}
        </AppLink>
      )}
    </li>
  )
}

/** Says what work a qualification is for. */
function workText({ service, source_language: from, target_language: to }: Qualification): string {
  const languages = from === to ? languageName(from) : productionsWords.fromTo(languageName(from), languageName(to))
  return `${productionsWords.services[service]} · ${languages}`
}
