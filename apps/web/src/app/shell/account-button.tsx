import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { fetchAtOnce, later } from '../../kit/later.tsx'

const AccountMenu = later(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))
fetchAtOnce(AccountMenu)

/** Holds the place of one's face and name until the code of their menu has come. */
export function AccountButton(props: { readonly iconOnly: boolean; readonly onShortcuts: () => void }) {
  return (
    <Suspense fallback={<Skeleton className="h-10 w-full" />}>
      <AccountMenu {...props} />
    </Suspense>
  )
}
