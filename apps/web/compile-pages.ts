import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build, type Rolldown } from 'vite'

const here = import.meta.dirname

type Bundle = { readonly css: string; readonly scripts: Readonly<Record<string, string>> }

/** Bundles a page's scripts, each by the name of its file and with nothing shared, and its styles. */
export async function bundleForBrowser(styles: string, entries: readonly string[]): Promise<Bundle> {
  const scripts: Record<string, string> = {}
  let css: string | undefined
  for (const entry of entries) {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      root: here,
      plugins: [tailwindcss()],
      build: {
        write: false,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: css === undefined ? [entry, styles] : [entry] },
      },
    })
    const output = outputOf(built)
    for (const file of output)
      if (file.type === 'chunk' && file.facadeModuleId === entry) scripts[file.name] = file.code
    const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    if (sheet?.type === 'asset') css ??= String(sheet.source)
  }
  if (css === undefined || Object.keys(scripts).length < entries.length)
    throw new Error(`${styles} could not be bundled.`)
  return { css, scripts }
}

/** Compiles a module that writes pages, and loads it into this process. */
export async function loadCompiled<T>(file: string): Promise<T> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: { ssr: file, write: false, target: 'node20' },
    ssr: { noExternal: [/^@vireo\//, 'lucide-react', 'zod'] },
  })
  const chunk = outputOf(built).find((one) => one.type === 'chunk')
  if (!chunk) throw new Error(`${file} could not be compiled.`)
  // Below the packages, so that it finds React.
  const cache = join(here, '../../node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'static-pages-'))
  const compiled = join(folder, 'pages.mjs')
  writeFileSync(compiled, chunk.code)
  try {
    return (await import(pathToFileURL(compiled).href)) as T
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function outputOf(built: Awaited<ReturnType<typeof build>>): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if (Array.isArray(built)) return built.flatMap(({ output }) => output)
  return 'output' in built ? built.output : []
}
