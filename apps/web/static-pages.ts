import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin, type Rolldown } from 'vite'

const here = import.meta.dirname
const landing = join(here, 'src/static/landing')
/** Compressed. A page that only plays samples needs no more; people wait for all of it. */
const scriptBytesMax = 10_000
const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** What `render-landing.tsx` exports, once it is compiled: JSX cannot be imported here. */
type Renderer = {
  readonly landingLanguages: readonly string[]
  readonly renderLanding: (
    language: string,
    parts: { readonly css: string; readonly script: string; readonly font: string },
  ) => string
}

/**
 * Writes the pages that need no React in the browser: `landing.<language>.html`, each with its styles inside and one
 * small script beside it.
 */
export function staticPages(): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    async generateBundle() {
      const { css, script } = await bundleForBrowser()
      const scriptBytes = gzipSync(script).length
      if (scriptBytes > scriptBytesMax)
        this.error(`The script of the landing page has ${scriptBytes} bytes, at most ${scriptBytesMax}.`)
      const { landingLanguages, renderLanding } = await loadRenderer()
      const emitted = (name: string, source: string | Uint8Array) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
      const parts = {
        css,
        script: emitted('landing.js', script),
        font: emitted('inter-latin-wght-normal.woff2', readFileSync(createRequire(import.meta.url).resolve(fontFile))),
      }
      for (const language of landingLanguages)
        this.emitFile({
          type: 'asset',
          fileName: `landing.${language}.html`,
          source: renderLanding(language, parts),
        })
    },
  }
}

/** Bundles the script of the landing page, and with it the styles that it names. */
async function bundleForBrowser(): Promise<{ css: string; script: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    plugins: [tailwindcss()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [join(landing, 'browser/main.ts'), join(landing, 'landing.css')] },
    },
  })
  const output = outputOf(built)
  const script = output.filter((file) => file.type === 'chunk').find(({ name }) => name === 'main')?.code
  const css = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (script === undefined || css?.type !== 'asset') throw new Error('The landing page could not be bundled.')
  return { script, css: String(css.source) }
}

/** Compiles what writes the page, and loads it into this process. */
async function loadRenderer(): Promise<Renderer> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: { ssr: join(landing, 'render-landing.tsx'), write: false, target: 'node20' },
    ssr: { noExternal: [/^@vireo\//, 'lucide-react', 'zod'] },
  })
  const chunk = outputOf(built).find((file) => file.type === 'chunk')
  if (!chunk) throw new Error('The landing page could not be compiled.')
  // Below the packages, so that it finds React.
  const cache = join(here, '../../node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'static-pages-'))
  const file = join(folder, 'render-landing.mjs')
  writeFileSync(file, chunk.code)
  try {
    return (await import(pathToFileURL(file).href)) as Renderer
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function outputOf(built: Awaited<ReturnType<typeof build>>): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if (Array.isArray(built)) return built.flatMap(({ output }) => output)
  return 'output' in built ? built.output : []
}
