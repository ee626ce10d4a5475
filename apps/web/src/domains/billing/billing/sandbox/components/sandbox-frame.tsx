import { ProductMark, joinClasses } from '@vireo/ui'
import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'

import { sandboxWords } from '../words.ts'

/** A quiet page that says on every screen that its money is not real. */
export function SandboxFrame({
  title,
  isWide = false,
  children,
}: {
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm text-warning print:hidden">
        <FlaskConical aria-hidden size={16} className="shrink-0" />
        {sandboxWords.testMoney}
      </header>
      <main className="flex flex-1 flex-col items-center gap-8 p-4 py-10">
        <ProductMark />
        <div
          className={joinClasses(
            'w-full rounded-lg bg-surface p-6 print:border-0 print:p-0',
            isWide ? 'max-w-2xl' : 'max-w-md',
          )}
        >
          <h1 className="text-xl font-semibold">{title}</h1>
          <div className="mt-4 flex flex-col gap-6">{children}</div>
        </div>
      </main>
    </div>
  )
}
