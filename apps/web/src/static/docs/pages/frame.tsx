import type { ReactNode } from 'react'
import { ConsentWords } from '#visits/written/index.ts'
import { paths } from '../../../kit/routing/paths.ts'
import { ThemeButton } from '../../frame/theme-button.tsx'
import { MarkOfProduct } from '../../landing/icons.tsx'
import { docsTexts } from '../docs-texts.ts'
import { SearchButton, SearchDialog } from './search-dialog.tsx'
import { SideList } from './side-list.tsx'

const quiet = 'inline-flex h-9 items-center rounded-md px-3 font-medium text-muted hover:bg-fill hover:text-ink'

/** Shows a page of the documents between header and side list. */
export function Frame({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2"
      >
        {docsTexts.skip}
      </a>
      <Header />
      <div className="mx-auto flex w-full max-w-[90rem] items-start lg:px-8">
        <aside className="sticky top-16 max-h-[calc(100dvh-4rem)] w-56 shrink-0 overflow-y-auto pt-6 pb-12 max-lg:hidden print:hidden">
          <SideList slug={slug} label={docsTexts.contents} />
        </aside>
        <div className="min-w-0 flex-1">
          <details className="mx-4 mt-2 rounded-lg bg-surface md:mx-8 lg:hidden print:hidden">
            <summary className="flex h-11 cursor-pointer list-none items-center justify-between rounded-lg px-4 font-medium">
              {docsTexts.contents}
              <span aria-hidden className="text-muted">
                ▾
              </span>
            </summary>
            <div className="px-1 pt-1 pb-4">
              <SideList slug={slug} label={docsTexts.contentsShort} />
            </div>
          </details>
          <main id="content" tabIndex={-1} className="px-4 pt-8 pb-24 outline-none md:px-8 lg:pr-0 lg:pl-12">
            {children}
          </main>
        </div>
      </div>
      <SearchDialog />
      <ConsentWords />
    </>
  )
}

function Header() {
  return (
    <header className="sticky top-0 z-20 bg-canvas print:static">
      <div className="mx-auto flex h-16 w-full max-w-[90rem] items-center gap-1 px-4 md:px-8">
        <a href={paths.landing} className="rounded-md">
          <MarkOfProduct />
        </a>
        <a href="/docs" className={`${quiet} mr-auto ml-1 max-[23rem]:invisible max-[23rem]:w-0 max-[23rem]:px-0`}>
          {docsTexts.docs}
        </a>
        <SearchButton />
        <ThemeButton toDark={docsTexts.toDark} toLight={docsTexts.toLight} />
        <a
          href={paths.signIn}
          data-inside={paths.home}
          data-inside-text={docsTexts.openApp}
          className="inline-flex h-9 shrink-0 items-center rounded-md bg-fill px-4 font-medium hover:bg-fill-hover print:hidden"
        >
          {docsTexts.signIn}
        </a>
      </div>
    </header>
  )
}
