import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { bundleForBrowser, loadCompiled } from './compile-pages.ts'

const here = import.meta.dirname
const landing = join(here, 'src/static/landing')
const pricing = join(here, 'src/static/pricing')
const content = join(here, 'src/static/content')
const impact = join(here, 'src/static/impact')
const docs = join(here, 'src/static/docs')
const guides = join(here, '../../docs')
/** Compressed. Pages that are mostly read need no more; people wait for all of it. */
const scriptBytesMax = 10_000
const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

type PageParts = { readonly css: string; readonly script: string; readonly font: string }

/** As `written-page.ts` says. What renders pages is compiled before it is called: JSX cannot be imported here. */
type WrittenPage = {
  readonly address: string
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly files: Readonly<Record<string, string>>
}

/** What `render-landing.tsx` exports. */
type LandingRenderer = { readonly renderLanding: (parts: PageParts) => WrittenPage }

/** What `render-pricing.tsx` exports. */
type PricingRenderer = { readonly renderPricing: (plans: unknown, parts: PageParts) => readonly WrittenPage[] }

/** What `render-frame.tsx` exports: documents by the name of their file. */
type FrameRenderer = { readonly renderFrame: (parts: PageParts) => Readonly<Record<string, string>> }

/** What `render-impact.tsx` exports. */
type ImpactRenderer = { readonly renderImpact: (parts: PageParts) => WrittenPage }

/** What `render-docs.tsx` exports. */
type DocsRenderer = {
  readonly searchIndex: () => unknown
  readonly renderDocs: (parts: {
    readonly css: string
    readonly script: string
    readonly early: string
    readonly font: string
    readonly search: string
    readonly guides: Readonly<
      Record<'webhooks' | 'engines' | 'pronunciation' | 'sharing' | 'audioNative' | 'soundEffects' | 'music', string>
    >
  }) => readonly { readonly slug: string; readonly html: string }[]
}

/**
 * Writes the pages that need no React in the browser: those below `pages`, each with its styles inside, which
 * `pages.json` lists for the server; and those below `docs`, which share theirs. Each has one small script.
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
      const writers = { script, font }
      const written = [await writeLanding(writers), ...(await writePricing(writers)), await writeImpact(writers)]
      for (const { files } of written) for (const [name, html] of Object.entries(files)) page(`pages/${name}`, html)
      for (const [name, html] of Object.entries(await writeFrame({ script, font }))) page(`pages/${name}`, html)
      page('pages.json', JSON.stringify(written.map(({ address, choices }) => ({ address, choices }))))
      await writeDocs({ script, page, font, emitted })
    },
  }
}

type Writers = { readonly script: (name: string, source: string) => string; readonly font: string }

async function writeLanding({ script, font }: Writers): Promise<WrittenPage> {
  const { css, scripts } = await bundleForBrowser(join(landing, 'landing.css'), [join(landing, 'browser/main.ts')])
  const { renderLanding } = await loadCompiled<LandingRenderer>(join(landing, 'render-landing.tsx'))
  return renderLanding({ css, script: script('landing.js', scripts['main'] ?? ''), font })
}

async function writePricing({ script, font }: Writers): Promise<readonly WrittenPage[]> {
  const { css, scripts } = await bundleForBrowser(join(pricing, 'pricing.css'), [join(pricing, 'browser/main.ts')])
  const { renderPricing } = await loadCompiled<PricingRenderer>(join(pricing, 'render-pricing.tsx'))
  const { soldPlans } = await loadCompiled<{ readonly soldPlans: unknown }>(join(here, 'sold-plans.ts'))
  return renderPricing(soldPlans, { css, script: script('pricing.js', scripts['main'] ?? ''), font })
}

/** Writes what stands around the pages that the server writes; no address leads to it alone. */
async function writeFrame({ script, font }: Writers): Promise<Readonly<Record<string, string>>> {
  const { css, scripts } = await bundleForBrowser(join(content, 'content.css'), [join(content, 'browser/main.ts')])
  const { renderFrame } = await loadCompiled<FrameRenderer>(join(content, 'render-frame.tsx'))
  return renderFrame({ css, script: script('content.js', scripts['main'] ?? ''), font })
}

async function writeImpact({ script, font }: Writers): Promise<WrittenPage> {
  const { css, scripts } = await bundleForBrowser(join(impact, 'impact.css'), [join(impact, 'browser/main.ts')])
  const { renderImpact } = await loadCompiled<ImpactRenderer>(join(impact, 'render-impact.tsx'))
  return renderImpact({ css, script: script('impact.js', scripts['main'] ?? ''), font })
}

type DocsWriters = Writers & {
  readonly page: (fileName: string, source: string) => void
  readonly emitted: (name: string, source: string) => string
}

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
      sharing: readFileSync(join(guides, 'guides/share-recordings.md'), 'utf8'),
      audioNative: readFileSync(join(guides, 'guides/read-a-site-aloud.md'), 'utf8'),
      soundEffects: readFileSync(join(guides, 'sound-effects.md'), 'utf8'),
      music: readFileSync(join(guides, 'music.md'), 'utf8'),
      pronunciation: readFileSync(join(guides, 'guides/teach-pronunciation.md'), 'utf8'),
    },
  })
  for (const { slug, html } of pages) page(`docs/${slug || 'index'}.html`, html)
}
