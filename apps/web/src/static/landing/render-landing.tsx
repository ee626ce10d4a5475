import { renderToStaticMarkup } from 'react-dom/server'

import { landingGerman } from '../../app/landing/words.de.ts'
import { landingWords } from '../../app/landing/words.ts'
import { Language, speak } from '../../kit/language/index.ts'
import { LandingBody } from './landing-body.tsx'

/** What the build has made for the page: its styles, and the addresses of its script and its font. */
export type LandingParts = { readonly css: string; readonly script: string; readonly font: string }

/** Languages in which the page is written. */
export const landingLanguages: readonly Language[] = Language.options

/**
 * Writes the landing page as one HTML document in a language: with its styles inside, and readable without a script.
 * Its words are those that the app has under the same name.
 */
export function renderLanding(language: Language, { css, script, font }: LandingParts): string {
  speak(language === 'de' ? { 'app/landing': landingGerman } : {})
  const fontFace =
    `@font-face{font-family:'Inter Variable';font-style:normal;font-display:swap;font-weight:100 900;` +
    `src:url(${font}) format('woff2-variations')}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={landingWords.lead} />
        <meta property="og:title" content={landingWords.title} />
        <meta property="og:description" content={landingWords.lead} />
        <title>{`Vireo · ${landingWords.title}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {landingLanguages.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={`/?lang=${other}`} />
        ))}
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        <script src="/theme.js" />
        <style dangerouslySetInnerHTML={{ __html: fontFace + css }} />
        <script type="module" src={script} />
      </head>
      <body>
        <LandingBody />
      </body>
    </html>,
  )}`
}
