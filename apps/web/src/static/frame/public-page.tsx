import type { ReactNode } from 'react'

import { ConsentWords } from '#visits/written/index.ts'
import { landingWords } from '../../app/landing/words.ts'
import { currentLanguage, Language, languages } from '../../kit/language/index.ts'
import { paths } from '../../kit/routing/paths.ts'
import { MarkOfProduct } from '../landing/icons.tsx'
import { linksPlaceholder } from './origin.ts'
import { ThemeButton } from './theme-button.tsx'

/** The one column that public pages stand in. */
export const column = 'mx-auto w-full max-w-[70rem] px-4 md:px-8'
const quiet =
  'inline-flex h-9 items-center rounded-md px-3 font-medium text-muted hover:bg-fill hover:text-ink aria-[current=page]:text-ink'
const soft = 'inline-flex h-9 items-center rounded-md bg-fill px-4 font-medium hover:bg-fill-hover'

/** Shows what stands around every public page: the ways in above, the ways out below. */
export function PublicPage({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header path={path} />
      {children}
      <Footer />
      <ConsentWords />
    </div>
  )
}

function Header({ path }: { readonly path: string }) {
  return (
    <header className={`${column} flex h-16 items-center gap-1`}>
      <a href={paths.landing} className="mr-auto rounded-md max-[25rem]:[&_span_span]:sr-only">
        <MarkOfProduct />
      </a>
      <a href={paths.pricing} aria-current={path === paths.pricing ? 'page' : undefined} className={quiet}>
        {landingWords.pricing}
      </a>
      <a href="/docs" className={`${quiet} max-sm:hidden`}>
        {landingWords.docsShort}
      </a>
      <ThemeButton toDark={landingWords.toDark} toLight={landingWords.toLight} />
      <a href={paths.signIn} className={soft} data-inside={paths.home} data-inside-text={landingWords.openApp}>
        {landingWords.signIn}
      </a>
    </header>
  )
}

function Footer() {
  const link = 'rounded-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline'
  return (
    <footer className={`${column} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-muted`}>
      <p>{landingWords.footer}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/languages" className={link}>
          {landingWords.languages}
        </a>
        {linksPlaceholder}
        <a href={paths.apiPricing} className={link}>
          {landingWords.apiPricing}
        </a>
        <a href={paths.impactProgram} className={link}>
          {landingWords.impactProgram}
        </a>
        <a href="/source" className={link}>
          {landingWords.source}
        </a>
        <a href="/docs" className={link}>
          {landingWords.docs}
        </a>
        {Language.options
          .filter((language) => language !== currentLanguage())
          .map((language) => (
            <a
              key={language}
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              data-speaks={language}
              className={link}
            >
              {languages[language]}
            </a>
          ))}
      </p>
    </footer>
  )
}
