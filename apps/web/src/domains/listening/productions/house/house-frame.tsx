import { Select } from '@vireo/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { PageLead } from '#kit/page/index.ts'
import { paths } from '#kit/routing/index.ts'
import { houseWords } from './words.ts'

const groups = {
  work: ['paid', 'accepted', 'disputed', 'tasks'],
  people: ['applicants', 'producers', 'teams', 'qualifications'],
  money: ['prices', 'ledger'],
} as const

/** What whoever runs the instance looks at. */
export type HouseView = (typeof groups)[keyof typeof groups][number]
export const houseViews: readonly HouseView[] = [...groups.work, ...groups.people, ...groups.money]

/** Answers where they look at it. */
export function houseAddress(view: HouseView, more: Readonly<Record<string, string>> = {}): string {
  return `${paths.adminProductions}?${new URLSearchParams({ show: view, ...more })}`
}

type HouseFrameProps = { readonly here: HouseView; readonly children: ReactNode }

/** Leads whoever runs the instance between what waits for them, who works here, and where the money is. */
export function HouseFrame({ here, children }: HouseFrameProps) {
  const navigate = useNavigate()
  const groupOf = (name: keyof typeof groups) => ({
    label: houseWords.groups[name],
    options: groups[name].map((value) => ({ value, label: houseWords.shows[value] })),
  })
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{houseWords.lead}</PageLead>
      <div className="max-w-xs">
        <Select
          label={houseWords.show}
          value={here}
          groups={[groupOf('work'), groupOf('people'), groupOf('money')]}
          onChange={(value) => void navigate(houseAddress(houseViews.find((one) => one === value) ?? 'paid'))}
        />
      </div>
      {children}
    </div>
  )
}
