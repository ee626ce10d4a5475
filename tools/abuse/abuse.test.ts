import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AbusedServer, startAbusedServer } from './abused-server.ts'
import { attacks } from './attacks/index.ts'
import { ask } from './client.ts'
import { neighbourSpeaks, observe } from './observe.ts'
import { growthBytesMax } from './report.ts'

let server: AbusedServer
beforeAll(async () => {
  server = await startAbusedServer()
  await neighbourSpeaks(server)
})
afterAll(() => server.stop())

test.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
  const seen = await observe(server, attack, 'short')
  expect({ process: seen.samePid, faults: seen.endings.faults, unexpected: seen.unexpected }).toEqual({
    process: true,
    faults: [],
    unexpected: [],
  })
  expect(seen.neighbourRefused).toEqual([])
  expect(seen.neighbourMs.length).toBeGreaterThan(0)
  expect(seen.rssPeak - seen.rssBefore).toBeLessThan(growthBytesMax)
  expect((await ask(`${server.url}/healthz`)).status).toBe(200)
})
