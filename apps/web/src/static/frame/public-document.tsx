import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { currentLanguage, Language } from '../../kit/language/index.ts'
import { originPlaceholder } from './origin.ts'

/** What the build has made for a page: its styles, and the addresses of its script and its font. */
export type PageParts = { readonly css: string; readonly script: string; readonly font: string }

type Content = PageParts & {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly children: ReactNode
}

const localeOf: Readonly<Record<Language, string>> = { en: 'en_US', de: 'de_DE' }

/**
 * Answers where a public page stands in a language. Its own address is in English, or in what the reader's browser asks
 * for; every other language has one that says so.
 */
export function addressIn(path: string, language: Language): string {
  return `${originPlaceholder}${path}${language === 'en' ? '' : `?lang=${language}`}`
}

/**
 * Writes a public page as one HTML document in the language that is spoken: with its styles inside, readable without a
 * script, and with what those who link to it and those who search need to know.
 */
export function publicDocument({ path, title, description, css, script, font, children }: Content): string {
  const language = currentLanguage()
  // A font that comes late waits for the next page: nothing that stands there moves.
  const fontFace =
    `@font-face{font-family:'Inter Variable';font-style:normal;font-display:optional;font-weight:100 900;` +
    `src:url(${font}) format('woff2-variations')}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{`Vireo · ${title}`}</title>
        <link rel="canonical" href={addressIn(path, language)} />
        {Language.options.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={addressIn(path, other)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={addressIn(path, 'en')} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Vireo" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={addressIn(path, language)} />
        <meta property="og:locale" content={localeOf[language]} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        <script src="/theme.js" />
        <style dangerouslySetInnerHTML={{ __html: fontFace + css }} />
        <script type="module" src={script} />
      </head>
      <body>{children}</body>
    </html>,
  )}`
}
