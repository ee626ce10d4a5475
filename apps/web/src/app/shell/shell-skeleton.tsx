import { ProductMark, joinClasses } from '@vireo/ui'

import { Waiting } from '../waiting.tsx'
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts'

const entries = ['w-14', 'w-16', 'w-14', 'w-16', 'w-24'] as const

/** Holds the place of the shell while the server is asked who is here, so that nothing moves when it answers. */
export function ShellSkeleton() {
  const [collapsed] = useSidebarCollapsed()
  return (
    <div aria-busy className="flex min-h-dvh">
      <div aria-hidden className={joinClasses('hidden shrink-0 flex-col md:flex', collapsed ? 'w-16' : 'w-55')}>
        <div className={joinClasses('flex h-(--topbar-height) items-center', collapsed ? 'justify-center' : 'pl-5')}>
          <ProductMark nameHidden={collapsed} />
        </div>
        <div className="mt-12 flex flex-col gap-0.5 px-3 py-2">
          {entries.map((width, place) => (
            <span key={place} className="flex h-8 items-center gap-3 px-2">
              <span className="size-4 rounded-sm bg-fill" />
              {collapsed ? null : <span className={joinClasses('h-3 rounded-full bg-fill', width)} />}
            </span>
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div aria-hidden className="flex h-(--topbar-height) items-center px-4 md:px-8">
          <span className="md:hidden">
            <ProductMark nameHidden />
          </span>
          <span className="h-9 w-80 rounded-md bg-fill max-md:hidden" />
        </div>
        <div className="mx-auto w-full max-w-[70rem] flex-1 px-4 pt-4 md:px-8">
          <Waiting />
        </div>
      </div>
      <div aria-hidden className="fixed inset-x-0 bottom-0 h-(--bottom-bar-height) bg-raised shadow-float md:hidden" />
    </div>
  )
}
