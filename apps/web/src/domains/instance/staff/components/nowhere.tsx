import { buttonClasses, EmptyState } from '@vireo/ui'
import { Compass } from 'lucide-react'

import { AppLink, paths } from '#kit/routing/index.ts'
import { staffWords } from '../words.ts'

/** Shows whoever is no staff what every address shows that leads nowhere. */
export function Nowhere() {
  return (
    <EmptyState
      large
      icon={<Compass size={28} />}
      title={staffWords.nowhere}
      action={
        <AppLink to={paths.home} className={buttonClasses({ variant: 'primary' })}>
          {staffWords.toHome}
        </AppLink>
      }
    >
      {staffWords.nowhereLead}
    </EmptyState>
  )
}
