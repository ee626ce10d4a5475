import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

const root = join(import.meta.dirname, '..')

/** Serves the gallery from its sources. */
export async function startVite(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '../../node_modules/.cache/gallery'),
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false, watch: null, proxy: {} },
    optimizeDeps: { entries: ['gallery/main.tsx'] },
    logLevel: 'error',
  })
  return server.listen()
}

/** Starts the browser that looks at it. */
export function startBrowser(): Promise<Browser> {
  const executablePath = process.env['VIREO_TEST_BROWSER']
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
}
