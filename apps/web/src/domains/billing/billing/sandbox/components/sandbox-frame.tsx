import { ProductMark, joinClasses } from '@vireo/ui'
import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'

import { sandboxWords } from '../words.ts'

const widths = { narrow: 'max-w-md', wide: 'max-w-2xl', widest: 'max-w-4xl' } as const

/** Draws a quiet page that says on every screen that its money is not real. */
export function SandboxFrame({
  title,
  width = 'narrow',
  children,
}: {
  readonly title: string
  readonly width?: keyof typeof widths
  readonly children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas print:bg-surface">
      <header className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm text-warning print:hidden">
        <FlaskConical aria-hidden size={16} className="shrink-0" />
        {sandboxWords.testMoney}
      </header>
      <main className="flex flex-1 flex-col items-center gap-8 px-4 py-8 md:py-12">
        <ProductMark />
        <div className={joinClasses('w-full rounded-lg bg-surface p-4 sm:p-8 print:p-0', widths[width])}>
          <h1 className="text-xl font-semibold tracking-tight text-balance">{title}</h1>
          <div className="mt-6 flex flex-col gap-6">{children}</div>
        </div>
      </main>
    </div>
  )
}
