import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { z } from 'zod'
import { chunkOf, withImports, type BuiltChunk } from './bundle-budget.ts'
import { firstVisit } from './chunk-groups.ts'

const Loads = z.array(z.object({ address: z.string(), inShell: z.boolean(), load: z.string() }))

/** A screen by its address: the source that it is fetched from, and whether the frame stands around it. */
export type ScreenSource = { readonly address: string; readonly inShell: boolean; readonly source: string }

/** Marks what a screen is fetched from, while the routes are read. */
const mark = 'later:'

/** Parts that a screen shows at once, although they are fetched on their own. */
const shownAtOnce: Readonly<Record<string, readonly string[]>> = { 'src/app/home/home-page.tsx': firstVisit.home }

/**
 * Lists for every address which files its screen begins with, so that the server names them in the page: the browser fetches
 * them beside the entry, which would ask for them one after the other. The font is needed by the first word anywhere.
 */
export function listedPreloads(): Plugin {
  return {
    name: 'listed-preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal-[^/]+\.woff2$/u.test(name))
      const scripts = preloadsOf(await screenSources(), chunks)
      const source = JSON.stringify({ font: font && `/${font}`, scripts })
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source })
    },
  }
}

/** Answers the files of each address, those that many screens need first; the page names the entry itself. */
export function preloadsOf(
  screens: readonly ScreenSource[],
  chunks: readonly BuiltChunk[],
): Readonly<Record<string, readonly string[]>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const filesOf = (sources: readonly string[]) =>
    sources.flatMap((source) => {
      const chunk = chunkOf(source, chunks)
      return chunk ? [...withImports(chunk, byFile)] : []
    })
  const inPage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry, byFile)]))
  const around = [...firstVisit.frame, ...firstVisit.around]
  return Object.fromEntries(
    screens.map(({ address, inShell, source }) => {
      const files = filesOf([...(inShell ? around : []), source, ...(shownAtOnce[source] ?? [])])
      return [address, [...new Set(files)].filter((file) => !inPage.has(file)).map((file) => `/${file}`)]
    }),
  )
}

/** Reads from the routes which source each screen is fetched from. They are compiled first, with what comes later left out. */
export async function screenSources(): Promise<ScreenSource[]> {
  const root = import.meta.dirname
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [laterMarked()],
    build: { ssr: join(root, 'src/app/routes/screen-loads.ts'), write: false, target: 'node20' },
    ssr: { noExternal: true },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (!chunk) throw new Error('The routes could not be read.')
  const read: unknown = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)
  const { screenLoads } = z.object({ screenLoads: Loads }).parse({ ...Object(read) })
  return screenLoads.map(({ address, inShell, load }) => {
    const [, file] = new RegExp(`${mark}([^"'\`]+)`, 'u').exec(load) ?? []
    if (file === undefined) throw new Error(`It is not seen what the screen at ${address} is fetched from: ${load}`)
    return { address, inShell, source: relative(root, file).replaceAll('\\', '/') }
  })
}

function laterMarked(): Plugin {
  return {
    name: 'later-marked',
    enforce: 'pre',
    async resolveDynamicImport(source, importer) {
      if (typeof source !== 'string') return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && { id: mark + resolved.id, external: true }
    },
  }
}
