import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstVisitSize, overBudget, type BuiltChunk } from './bundle-budget.ts'
import { leanRouter } from './lean-router.ts'
import { listedAddresses } from './listed-addresses.ts'
import { listedPreloads } from './listed-preloads.ts'
import { strayWords } from './bundle-words.ts'
import { staticPages } from './static-pages.ts'
import { withoutJsonSchema } from './without-json-schema.ts'
import { readShape, type ModuleShape } from './needed-modules.ts'
import { chunkGroups, fileName, firstVisit, sortModules, type Sorted } from './chunk-groups.ts'

const server = `http://127.0.0.1:${process.env['VIREO_PORT'] ?? 8080}`

/** Calls about money stand at the root. */
const billingPaths =
  '/validate-promocode /create- /change- /cancel- /renew- /apply- /verify-card /upgrade-subscription'.split(' ')

let sorted: Sorted = { together: new Map(), shared: new Map() }

/** Public pages that the server writes. */
const pagesOfServer =
  '/languages /voice-library /about /enterprise /use-cases /customers /blog /grants /terms /privacy /imprint'.split(' ')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchema(),
    leanRouter(),
    neededFirst(),
    keptBudget(),
    staticPages(),
    compressedCopies(),
    listedAddresses(),
    listedPreloads(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: neededBeside },
    rolldownOptions: { output: { chunkFileNames: fileName, codeSplitting: { groups: chunkGroups(() => sorted) } } },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/v1',
        '/v2',
        '/docs',
        '/pricing',
        ...pagesOfServer,
        '/impact-program-application',
        '/openapi.json',
        '/audio-native/',
        ...billingPaths,
      ].map((path) => [path, { target: server, ws: true }]),
    ),
  },
})

/** Finds what is fetched together, before files are made of modules. */
function neededFirst(): Plugin {
  return {
    name: 'needed-first',
    apply: 'build',
    async buildEnd() {
      const shapes = new Map<string, ModuleShape>()
      const later: string[] = []
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info && info.dynamicImporters.length > 0) later.push(id)
        if (!info?.code || !/\.[mc]?[jt]sx?$/u.test(id)) continue
        const resolve = async (source: string) => (await this.resolve(source, id))?.id
        shapes.set(id, await readShape(this.parse(info.code), resolve))
      }
      sorted = sortModules(import.meta.dirname, shapes, later)
    },
  }
}

/**
 * Names what is fetched beside a part that comes later, always in the same order: the entry holds these lists, and is smaller the
 * more they are alike. Whoever reads them has the entry already.
 */
function neededBeside(_file: string, needed: readonly string[]): string[] {
  return needed.filter((name) => !/\bassets\/(?:index|rolldown-runtime)-[^/]+\.js$/u.test(name)).toSorted()
}

/** Fails the build that makes people wait for more JavaScript than was agreed. */
function keptBudget(): Plugin {
  return {
    name: 'kept-budget',
    apply: 'build',
    // As it lies on the disk: what comes after a bundle is generated makes it heavier.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const code = (name: string) => readFileSync(join(dir, name), 'utf8')
      const written: BuiltChunk[] = chunks.map((file) => ({ ...file, code: code(file.fileName) }))
      const theme = { fileName: 'theme.js', isEntry: true, isDynamicEntry: false, imports: [], moduleIds: [] }
      written.push({ ...theme, code: code(theme.fileName) })
      const tooMuch = [...overBudget(written, firstVisit), ...strayWords(written)]
      writeFileSync(join(dir, '.vite/first-visit.json'), JSON.stringify(firstVisitSize(written, firstVisit)))
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
