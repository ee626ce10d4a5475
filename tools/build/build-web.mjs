// @ts-check
import { join } from 'node:path'

/**
 * Builds the web app into dist/web.
 * @param {string} root
 */
export async function buildWeb(root) {
  const { build } = await import('vite')
  await build({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(root, 'dist/web'), emptyOutDir: true },
  })
}
