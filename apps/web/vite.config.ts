import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { overBudget } from './bundle-budget.ts'
import { listedAddresses } from './listed-addresses.ts'
import { strayWords } from './bundle-words.ts'
import { staticPages } from './static-pages.ts'
import { neededModules, readShape, type ModuleShape } from './needed-modules.ts'

const server = `http://127.0.0.1:${process.env['VIREO_PORT'] ?? 8080}`

/** Calls about money stand at the root. */
const billingPaths =
  '/validate-promocode /create- /change- /cancel- /renew- /apply- /verify-card /upgrade-subscription'.split(' ')

const sources = join(import.meta.dirname, 'src')

/** The frame that every screen of the app stands in, with what shows sound on nearly all of them; and what people see who are not in it. */
const frame = ['app/shell/shell.tsx', 'app/player/timeline.tsx', 'app/player/transport.tsx']
const outside = ['domains/foundation/identity/pages/sign-in-page.tsx']
/** Where one arrives, which is also where one speaks a text. */
const home = ['app/home/home-page.tsx']
let needed = { frame: new Set<string>(), outside: new Set<string>(), home: new Set<string>() }

/** Their dependencies are named too, as far as they are needed: whole doors are not. */
const alone = { includeDependenciesRecursively: false, priority: 1 }

/** What is fetched together comes in one file. */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'common', test: (id: string) => needed.frame.has(id) && needed.outside.has(id), ...alone },
  { name: 'shell', test: (id: string) => needed.frame.has(id), ...alone },
  { name: 'home', test: (id: string) => needed.home.has(id), ...alone, priority: 0 },
  { name: 'german-errors', test: /[\\/]contracts[\\/]src[\\/].*errors\.de\.ts$/, ...alone },
  { name: 'german-acts', test: /[\\/]contracts[\\/]src[\\/].*[\\/](audit|act-sentences)\.de\.ts$/, ...alone },
  { name: germanOf, debugName: 'german', test: /[\\/]words\.de\.ts$/, ...alone },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), neededFirst(), keptBudget(), staticPages(), compressedCopies(), listedAddresses()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/docs', '/pricing', '/openapi.json', ...billingPaths].map((path) => [
        path,
        { target: server, ws: true },
      ]),
    ),
  },
})

/** Finds what the frame and the pages outside of it need, before files are made of modules. */
function neededFirst(): Plugin {
  return {
    name: 'needed-first',
    apply: 'build',
    async buildEnd() {
      const shapes = new Map<string, ModuleShape>()
      for (const id of this.getModuleIds()) {
        const code = this.getModuleInfo(id)?.code
        if (!code || !/\.[mc]?[jt]sx?$/u.test(id)) continue
        const resolve = async (source: string) => (await this.resolve(source, id))?.id
        shapes.set(id, await readShape(this.parse(code), resolve))
      }
      const allOf = (files: readonly string[]) =>
        new Set(files.flatMap((file) => [...neededModules(join(sources, file), (id) => shapes.get(id))]))
      needed = { frame: allOf(frame), outside: allOf(outside), home: allOf(home) }
    },
  }
}

/** Answers the file of a slice's German; the shell's comes with the titles of all slices. */
function germanOf(id: string): string {
  const [, slice] = /[\\/]domains[\\/][^\\/]+[\\/]([^\\/]+)/u.exec(id) ?? []
  return slice === undefined || /[\\/]titles[\\/]/u.test(id) ? 'german' : `german-${slice}`
}

/** Fails the build that makes people wait for more JavaScript than was agreed. */
function keptBudget(): Plugin {
  return {
    name: 'kept-budget',
    apply: 'build',
    // As it lies on the disk: what comes after a bundle is generated makes it heavier.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const written = chunks.map((file) => ({ ...file, code: readFileSync(join(dir, file.fileName), 'utf8') }))
      const tooMuch = [...overBudget(written, 'shell-'), ...strayWords(written)]
      if (tooMuch.length > 0) this.error(`Too much JavaScript: ${tooMuch.join('; ')}.`)
    },
  }
}

/** Puts a brotli and a gzip copy beside every text file, so that the server never compresses while somebody waits. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json)$/u.test(name)) continue
        const file = join(dir, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
