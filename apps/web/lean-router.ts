import type { Plugin } from 'vite'

/**
 * Takes the router for production into the build: the package names the one that warns developers only, which nobody who visits
 * has anything from.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/u },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found ? { ...found, id: forProduction(found.id) } : null
      },
    },
  }
}

/** Answers where the same module is that warns nobody. Pure. */
export function forProduction(id: string): string {
  return id.replace(/(?<=[\\/]react-router[\\/]dist[\\/])development(?=[\\/])/u, 'production')
}
