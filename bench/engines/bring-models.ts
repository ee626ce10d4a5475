import { constants } from 'node:fs'
import { cp, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { ServerUnderTest } from '../server-under-test.ts'

/** How long the server may take to notice a model, in milliseconds. */
const patienceMs = 10_000
const lookEveryMs = 200

/** Gives the server the models of another installation, as an operator's copy would; it notices them by itself. */
export async function bringModels(server: ServerUnderTest, from: string): Promise<void> {
  const to = path.join(server.dataDir, 'models')
  const names = (await readdir(from, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  for (const name of names) {
    const coming = path.join(to, `.coming-${name}`)
    await cp(path.join(from, name), coming, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await rename(coming, path.join(to, name))
  }
  const until = Date.now() + patienceMs
  while (names.length > 0 && Date.now() < until && !(await hasNatural(server)))
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
}

async function hasNatural({ url, apiKey }: ServerUnderTest): Promise<boolean> {
  const shown = await fetch(`${url}/v2/voices?quality=natural`, { headers: { 'xi-api-key': apiKey } })
  return ((await shown.json()) as { total_count?: number }).total_count !== 0
}
