import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { docsTexts } from './docs-texts.ts'
import { type DocsGroup, docsGroups } from './model/docs-groups.ts'
import { Authentication } from './pages/authentication.tsx'
import { Errors } from './pages/errors.tsx'
import { Frame } from './pages/frame.tsx'
import { GroupPage } from './pages/group-page.tsx'
import { Engines, GuidedGroup, Webhooks } from './pages/guides-of-the-project.tsx'
import { QuickStart } from './pages/quick-start.tsx'

export { searchIndex } from './model/search-index.ts'

/** What the build has made for the pages: addresses of files, and the guides of the project. */
export type DocsParts = {
  readonly css: string
  readonly script: string
  readonly early: string
  readonly font: string
  readonly search: string
  readonly guides: Readonly<
    Record<'webhooks' | 'engines' | 'pronunciation' | 'sharing' | 'audioNative' | 'soundEffects' | 'music', string>
  >
}

/** A page by the last part of its address; the first one has none. */
export type DocsPage = { readonly slug: string; readonly html: string }

/**
 * Writes every page of the documents as HTML that can be read without a script. The address of the instance is left open:
 * `https://origin.invalid` stands where the server writes its own.
 */
export function renderDocs(parts: DocsParts): readonly DocsPage[] {
  const webhooks = docsGroups.find(({ slug }) => slug === 'webhooks')
  const pages: readonly { readonly slug: string; readonly title: string; readonly content: ReactNode }[] = [
    { slug: '', title: docsTexts.quickStart, content: <QuickStart /> },
    { slug: 'authentication', title: docsTexts.authentication, content: <Authentication /> },
    { slug: 'errors', title: docsTexts.errors, content: <Errors /> },
    {
      slug: 'webhooks',
      title: docsTexts.webhooks,
      content: <Webhooks guide={parts.guides.webhooks} group={webhooks} />,
    },
    { slug: 'engines', title: docsTexts.engines, content: <Engines guide={parts.guides.engines} /> },
    ...docsGroups
      .filter((group) => group !== webhooks)
      .map((group) => ({ slug: group.slug, title: group.title, content: contentOf(group, parts) })),
  ]
  return pages.map(({ slug, title, content }) => ({ slug, html: documentOf(slug, title, content, parts) }))
}

function contentOf(group: DocsGroup, { guides }: DocsParts): ReactNode {
  const ofGroup: Readonly<Record<string, string>> = {
    pronunciation: guides.pronunciation,
    'public-links': guides.sharing,
    'audio-native': guides.audioNative,
    'sound-effects': guides.soundEffects,
    music: guides.music,
  }
  const guide = ofGroup[group.slug]
  return guide === undefined ? <GroupPage group={group} /> : <GuidedGroup guide={guide} group={group} />
}

function documentOf(slug: string, title: string, content: ReactNode, parts: DocsParts): string {
  const fontFace =
    `@font-face{font-family:'Inter Variable';font-style:normal;font-display:swap;font-weight:100 900;` +
    `src:url(${parts.font}) format('woff2-variations')}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en" data-theme="light" data-search={parts.search}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Vireo docs`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={parts.font} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: fontFace }} />
        <link rel="stylesheet" href={parts.css} />
        <script src="/theme.js" />
        <script src={parts.early} />
        <noscript>
          <style
            dangerouslySetInnerHTML={{
              __html: '[data-in]{display:block!important}.without-script{display:block!important}',
            }}
          />
        </noscript>
        <script type="module" src={parts.script} />
      </head>
      <body>
        <Frame slug={slug}>{content}</Frame>
      </body>
    </html>,
  )}`
}
