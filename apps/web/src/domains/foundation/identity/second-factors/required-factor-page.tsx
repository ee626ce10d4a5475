import { Button, ProductMark } from '@vireo/ui'
import type { ReactNode } from 'react'

import { renewSession, signOut } from '#kit/session/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { AddFactor } from './add-factor.tsx'
import { secondFactorWords } from './words.ts'

/**
 * Shows all that somebody sees of a workspace that requires a second factor, until they have one; others they may go
 * to.
 */
export function RequiredFactorPage({ elsewhere }: { readonly elsewhere: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 p-4 py-12">
      <ProductMark />
      <div className="w-full max-w-md rounded-lg bg-surface p-6">
        <h1 className="text-xl font-semibold">{secondFactorWords.requiredTitle}</h1>
        <p className="mt-1 mb-6 text-sm text-muted">{secondFactorWords.requiredLead}</p>
        <AddFactor onDone={() => void renewSession()} />
      </div>
      {elsewhere}
      <Button variant="ghost" onClick={() => void signOut().catch(showFailure)}>
        {secondFactorWords.signOut}
      </Button>
    </main>
  )
}
