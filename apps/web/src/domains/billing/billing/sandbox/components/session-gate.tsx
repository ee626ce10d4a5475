import type { SandboxSession } from '@vireo/contracts/billing'
import { buttonClasses, joinClasses, Skeleton } from '@vireo/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useSandboxSession } from '../queries.ts'
import { sandboxWords } from '../words.ts'
import { SandboxFrame } from './sandbox-frame.tsx'

type Shown = { readonly id: string; readonly session: SandboxSession; readonly reload: () => void }

/** Loads a hosted page, and says so where it is done or over. */
export function SessionGate({
  title,
  width = 'narrow',
  children,
}: {
  readonly title: string | ((session: SandboxSession | undefined) => string)
  readonly width?: 'narrow' | 'wide' | 'widest'
  readonly children: (shown: Shown) => ReactNode
}) {
  const { id = '' } = useParams()
  const { data: session, error, refetch } = useSandboxSession(id)
  const reload = () => void refetch()
  return (
    <SandboxFrame
      title={titleOf(typeof title === 'string' ? title : title(session), session)}
      width={session?.state === 'open' ? width : 'narrow'}
    >
      {session ? (
        session.state === 'open' ? (
          children({ id, session, reload })
        ) : (
          <Over session={session} />
        )
      ) : error ? (
        <QueryError title={sandboxWords.failed} error={error} onRetry={refetch} />
      ) : (
        <output aria-label={sandboxWords.loading} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-10 w-full" />
        </output>
      )}
    </SandboxFrame>
  )
}

function titleOf(title: string, session: SandboxSession | undefined): string {
  if (session?.state === 'done') return sandboxWords.doneTitle
  return session?.state === 'expired' ? sandboxWords.expiredTitle : title
}

function Over({ session }: { readonly session: SandboxSession }) {
  return (
    <>
      <p className="text-sm text-muted">
        {session.state === 'done' ? sandboxWords.doneLead : sandboxWords.expiredLead}
      </p>
      <BackLink url={session.back_url} />
    </>
  )
}

/** Leaves for wherever the page was opened from. */
export function BackLink({ url }: { readonly url: string }) {
  return (
    <a href={url} className={joinClasses(buttonClasses({ variant: 'ghost' }), '-ml-4 self-start')}>
      <ArrowLeft aria-hidden size={16} />
      {sandboxWords.goBack}
    </a>
  )
}
