import type { Work, WorkChecks } from '@vireo/contracts/publishing'
import { CircleCheck } from 'lucide-react'

import { FindingRow } from './finding-row.tsx'
import { findingsOf, passedIn } from './findings.ts'
import { releaseWords } from './words.ts'

/** Says what a release waits for, each with the way there, and what is right already. */
export function Checks({
  work,
  checked,
  onMend,
}: {
  readonly work: Work
  readonly checked: WorkChecks
  readonly onMend: () => void
}) {
  const findings = findingsOf(checked.checks)
  const passed = passedIn(checked.checks)
  const left = findings.filter(({ state }) => state === 'failed').length
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{checked.is_ready ? releaseWords.ready : releaseWords.left(left)}</h3>
      {findings.length > 0 ? (
        <ul aria-label={releaseWords.checks} className="-my-1 divide-y divide-line">
          {findings.map((finding) => (
            <FindingRow key={`${finding.code} ${finding.state}`} finding={finding} work={work} onMend={onMend} />
          ))}
        </ul>
      ) : null}
      {passed.length > 0 ? (
        <details className="group text-sm">
          <summary className="pressed flex h-8 w-fit cursor-pointer items-center gap-3 text-muted hover:text-ink">
            <CircleCheck aria-hidden size={16} className="text-success" />
            {releaseWords.passedCount(passed.length)}
          </summary>
          <ul className="mt-1 flex flex-col gap-1 pl-7 text-xs text-muted">
            {passed.map((code) => (
              <li key={code}>{releaseWords.passed[code]}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
