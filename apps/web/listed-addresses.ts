import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { z } from 'zod'

const Addresses = z.array(z.string())

/** Lists every address there is, so that the server answers 404 at others. */
export function listedAddresses(): Plugin {
  return {
    name: 'listed-addresses',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(await knownAddresses()) })
    },
  }
}

/** Reads the route map, which is put together from the contracts: Node alone does not read their TypeScript. */
async function knownAddresses(): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { ssr: join(import.meta.dirname, 'src/app/routes/route-map.ts'), write: false, target: 'node20' },
    ssr: { noExternal: true },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (!chunk) throw new Error('The route map could not be read.')
  const map: unknown = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)
  return z.object({ knownAddresses: Addresses }).parse({ ...Object(map) }).knownAddresses
}
