import { EmptyState, ProductMark, buttonClasses } from '@vireo/ui'
import { Compass } from 'lucide-react'

import { AppLink, paths } from '../kit/routing/index.ts'
import { appWords } from './words.ts'

/** Shows an address inside the app that leads nowhere. */
export function NotFoundScreen() {
  return (
    <EmptyState
      large
      icon={<Compass size={28} />}
      title={appWords.notFound}
      action={
        <AppLink to={paths.home} className={buttonClasses({ variant: 'primary' })}>
          {appWords.toHome}
        </AppLink>
      }
    >
      {appWords.notFoundLead}
    </EmptyState>
  )
}

/** Shows the same outside the app, where there is no frame around it. */
export function PublicNotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4">
      <a href={paths.landing} className="rounded-md">
        <ProductMark />
      </a>
      <h1 className="text-2xl font-semibold tracking-tight">{appWords.notFoundTitle}</h1>
      <NotFoundScreen />
    </main>
  )
}
