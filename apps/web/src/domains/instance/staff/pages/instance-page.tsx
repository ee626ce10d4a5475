import {
  Activity,
  BadgeCheck,
  Building2,
  Cpu,
  FileCheck,
  Flag,
  HeartHandshake,
  type LucideIcon,
  SlidersHorizontal,
  UserSearch,
} from 'lucide-react'

import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useEngineOffer } from '#engines'
import { Nowhere } from '../components/nowhere.tsx'
import { isNowhere, useUsers } from '../queries.ts'
import { staffWords } from '../words.ts'

type Area = { readonly to: string; readonly icon: LucideIcon; readonly name: keyof typeof staffWords.areas }

const ofStaff: readonly Area[] = [
  { to: paths.adminUsers, icon: UserSearch, name: 'users' },
  { to: paths.adminWorkspaces, icon: Building2, name: 'workspaces' },
]
const ofOperators: readonly Area[] = [
  { to: paths.reportedRecordings, icon: Flag, name: 'reports' },
  { to: paths.voiceReviews, icon: BadgeCheck, name: 'voices' },
  { to: paths.impactApplications, icon: HeartHandshake, name: 'impact' },
  { to: paths.adminProductions, icon: FileCheck, name: 'productions' },
  { to: paths.adminWork, icon: Activity, name: 'work' },
  { to: paths.adminSettings, icon: SlidersHorizontal, name: 'settings' },
  { to: paths.engines, icon: Cpu, name: 'engines' },
]

/** Leads whoever runs the instance, and staff, to what they look after. */
export function InstancePage() {
  const offer = useEngineOffer()
  const users = useUsers('')
  if (offer.isError) return <QueryError title={staffWords.instanceFailed} error={offer.error} onRetry={offer.refetch} />
  if (offer.isPending || users.isPending) return <RowsSkeleton />
  if (!offer.data.may_install) return <Nowhere />
  const isStaff = !isNowhere(users.error)
  return (
    <>
      <PageLead>{staffWords.instanceLead}</PageLead>
      <ul aria-label={staffWords.instanceAreas} className="grid gap-3 sm:grid-cols-2">
        {[...(isStaff ? ofStaff : []), ...ofOperators].map(({ to, icon: Icon, name }) => (
          <li key={to} className="relative flex gap-3 rounded-lg bg-surface p-4 hover:bg-hover">
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
            <div className="min-w-0">
              <AppLink to={to} className="rounded-sm text-sm font-medium after:absolute after:inset-0">
                {staffWords.areas[name].title}
              </AppLink>
              <p className="text-sm text-muted">{staffWords.areas[name].help}</p>
            </div>
          </li>
        ))}
      </ul>
      {isStaff ? null : <p className="mt-4 max-w-[64ch] text-sm text-muted">{staffWords.needsStaff}</p>}
    </>
  )
}
