import { seatsByTier } from '@vireo/contracts/plans'
import { joinClasses } from '@vireo/ui'
import { Code, FileCheck, Mic, UserPlus, WandSparkles, type LucideIcon } from 'lucide-react'

import { useSubscription } from '#users'
import { useMay } from '#workspaces'
import { AppLink, existingScreens, paths } from '../../kit/routing/index.ts'
import { homeWords } from './words.ts'

type Step = {
  readonly to: string
  readonly Icon: LucideIcon
  readonly title: string
  readonly note: string
  readonly isAllowed: boolean
}

/**
 * Offers what one may do next; only what exists, and what this person and the plan of their workspace may do. It stands last, so it is hidden while things above
 * it may still come.
 */
export function NextSteps({ isHidden }: { readonly isHidden: boolean }) {
  const steps = useSteps()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next" className={joinClasses('flex flex-col gap-3', isHidden && 'invisible')}>
      <h2 id="next" className="text-base font-semibold">
        {homeWords.next}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {steps.map(({ to, Icon, title, note }) => (
          <li key={to}>
            <AppLink
              to={to}
              className="flex h-full items-start gap-3 rounded-lg bg-surface p-4 transition-colors hover:bg-fill-hover"
            >
              <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
              <span>
                <span className="block text-sm font-medium">{title}</span>
                <span className="block text-sm text-muted">{note}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useSteps(): Step[] {
  const { design, clone, invite, key, people } = homeWords.steps
  const { data: plan } = useSubscription()
  // What the plan has no room for is a wall, not a step.
  const mayClone = (useMay('create_instant_voice_clone') && plan?.can_use_instant_voice_cloning) ?? false
  const mayInvite = (useMay('workspace_members_invite') && plan && seatsByTier[plan.tier] > 1) ?? false
  const mayMakeKey = useMay('create_user_api_key') ?? false
  const existing = new Set(existingScreens().map(({ path }) => path))
  const steps: Step[] = [
    { to: paths.voiceDesign, Icon: WandSparkles, ...design, isAllowed: true },
    { to: paths.instantClone, Icon: Mic, ...clone, isAllowed: mayClone },
    { to: paths.workspaceMembers, Icon: UserPlus, ...invite, isAllowed: mayInvite },
    { to: paths.apiKeys, Icon: Code, ...key, isAllowed: mayMakeKey },
    { to: paths.productionOrders, Icon: FileCheck, ...people, isAllowed: true },
  ]
  return steps.filter(({ to, isAllowed }) => isAllowed && existing.has(to))
}
