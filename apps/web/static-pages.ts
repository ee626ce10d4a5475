import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { bundleForBrowser, loadCompiled } from './compile-pages.ts'

const here = import.meta.dirname
const landing = join(here, 'src/static/landing')
const docs = join(here, 'src/static/docs')
const guides = join(here, '../../docs')
/** Compressed. Pages that are mostly read need no more; people wait for all of it. */
const scriptBytesMax = 10_000
const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** What `render-landing.tsx` exports, once it is compiled: JSX cannot be imported here. */
type LandingRenderer = {
  readonly landingLanguages: readonly string[]
  readonly renderLanding: (
    language: string,
    parts: { readonly css: string; readonly script: string; readonly font: string },
  ) => string
}

/** What `render-docs.tsx` exports. */
type DocsRenderer = {
  readonly searchIndex: () => unknown
  readonly renderDocs: (parts: {
    readonly css: string
    readonly script: string
    readonly early: string
    readonly font: string
    readonly search: string
    readonly guides: { readonly webhooks: string; readonly engines: string }
  }) => readonly { readonly slug: string; readonly html: string }[]
}

/**
 * Writes the pages that need no React in the browser: `landing.<language>.html`, with its styles inside, and those below
 * `docs`, which share theirs; each with one small script.
 */
export function staticPages(): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    async generateBundle() {
      const emitted = (name: string, source: string | Uint8Array) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
      const page = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const script = (name: string, source: string) => {
        const bytes = gzipSync(source).length
        if (bytes > scriptBytesMax) this.error(`${name} has ${bytes} bytes compressed, at most ${scriptBytesMax}.`)
        return emitted(name, source)
      }
      const font = emitted(
        'inter-latin-wght-normal.woff2',
        readFileSync(createRequire(import.meta.url).resolve(fontFile)),
      )
      await writeLanding({ script, page, font })
      await writeDocs({ script, page, font, emitted })
    },
  }
}

type Writers = {
  readonly script: (name: string, source: string) => string
  readonly page: (fileName: string, source: string) => void
  readonly font: string
}

async function writeLanding({ script, page, font }: Writers): Promise<void> {
  const { css, scripts } = await bundleForBrowser(join(landing, 'landing.css'), [join(landing, 'browser/main.ts')])
  const { landingLanguages, renderLanding } = await loadCompiled<LandingRenderer>(join(landing, 'render-landing.tsx'))
  const parts = { css, script: script('landing.js', scripts['main'] ?? ''), font }
  for (const language of landingLanguages) page(`landing.${language}.html`, renderLanding(language, parts))
}

type DocsWriters = Writers & { readonly emitted: (name: string, source: string) => string }

async function writeDocs({ script, page, font, emitted }: DocsWriters): Promise<void> {
  const browser = join(docs, 'browser')
  const { css, scripts } = await bundleForBrowser(join(docs, 'docs.css'), [
    join(browser, 'main.ts'),
    join(browser, 'early.ts'),
  ])
  const { renderDocs, searchIndex } = await loadCompiled<DocsRenderer>(join(docs, 'render-docs.tsx'))
  const pages = renderDocs({
    css: emitted('docs.css', css),
    script: script('docs.js', scripts['main'] ?? ''),
    early: script('docs-early.js', scripts['early'] ?? ''),
    font,
    search: emitted('docs-search.json', JSON.stringify(searchIndex())),
    guides: {
      webhooks: readFileSync(join(guides, 'guides/receive-webhooks.md'), 'utf8'),
      engines: readFileSync(join(guides, 'self-hosting/models.md'), 'utf8'),
    },
  })
  for (const { slug, html } of pages) page(`docs/${slug || 'index'}.html`, html)
}
