import { ProductMark, joinClasses } from '@vireo/ui'
import type { ReactNode } from 'react'

const entries = ['w-14', 'w-16', 'w-14', 'w-16', 'w-24'] as const

/**
 * Draws the frame of the app without anything that could be pressed. It stands in `index.html` as well, where it is seen
 * before any code has come: how wide the sidebar is, is told by `data-sidebar` of the page, which `theme.js` sets.
 */
export function ShellFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div aria-busy className="flex min-h-dvh">
      <div aria-hidden className="hidden w-55 shrink-0 flex-col in-data-[sidebar=icons]:w-16 md:flex">
        <div className="flex h-(--topbar-height) items-center pl-5 in-data-[sidebar=icons]:h-22 in-data-[sidebar=icons]:items-start in-data-[sidebar=icons]:justify-center in-data-[sidebar=icons]:pt-3 in-data-[sidebar=icons]:pl-0 in-data-[sidebar=icons]:[&_svg+span]:sr-only">
          <ProductMark />
        </div>
        <div className="mt-12 flex flex-col gap-0.5 px-3 py-2">
          {entries.map((width, place) => (
            <span key={place} className="flex h-8 items-center gap-3 px-2">
              <span className="size-4 rounded-sm bg-fill" />
              <span className={joinClasses('h-3 rounded-full bg-fill in-data-[sidebar=icons]:hidden', width)} />
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
        {children ? <div className="mx-auto w-full max-w-[70rem] flex-1 px-4 pt-4 md:px-8">{children}</div> : null}
      </div>
      <div aria-hidden className="fixed inset-x-0 bottom-0 h-(--bottom-bar-height) bg-raised shadow-float md:hidden" />
    </div>
  )
}
