import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { knownAddresses } from './src/app/routes/route-map.ts'
import { overBudget } from './bundle-budget.ts'

const server = `http://127.0.0.1:${process.env['VIREO_PORT'] ?? 8080}`

/** Calls about money stand at the root. */
const billingPaths =
  '/validate-promocode /create- /change- /cancel- /renew- /apply- /verify-card /upgrade-subscription'.split(' ')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), keptBudget(), compressedCopies(), listedAddresses()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every visit begins with comes in one file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/docs', '/openapi.json', ...billingPaths].map((path) => [path, { target: server, ws: true }]),
    ),
  },
})

/** Fails the build that makes people wait for more JavaScript than was agreed. */
function keptBudget(): Plugin {
  return {
    name: 'kept-budget',
    apply: 'build',
    // As it lies on the disk: what comes after a bundle is generated makes it heavier.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const written = chunks.map((file) => ({ ...file, code: readFileSync(join(dir, file.fileName), 'utf8') }))
      const tooHeavy = overBudget(written, 'shell-')
      if (tooHeavy.length > 0) this.error(`Too much JavaScript: ${tooHeavy.join('; ')}.`)
    },
  }
}

/** Lists every address there is, so that the server answers 404 at others. */
function listedAddresses(): Plugin {
  return {
    name: 'listed-addresses',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(knownAddresses) })
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
        if (!/\.(js|css|svg)$/u.test(name)) continue
        const file = join(dir, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
