import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { whySherpaIsMissing } from '@vireo/engine-sherpa'
import { tinyVoiceArchive } from '@vireo/engine-sherpa/testing.ts'
import { aTar } from '../../apps/server/src/models/testing.ts'

/*
 * Run, not imported, by a journey that installs a voice: publishes a model of one voice that hums, writes the catalogue that
 * offers it into the file that it is given, and prints where it listens and why the model could not run on this machine. Half
 * of the model comes at once, the rest once somebody asks for `/go-on`: there is time to see it come. It ends with its input.
 */

const [catalogue = ''] = process.argv.slice(2)
const { archive, card } = await tinyVoiceArchive((files) => gzipSync(aTar(files)))
const half = archive.length / 2
const waiting: (() => void)[] = []

const server = createServer((request, response) => {
  if (request.url === '/go-on') {
    for (const goOn of waiting.splice(0)) goOn()
    response.end()
  } else if (request.url === '/hum.tar.gz') {
    response.writeHead(200, { 'content-length': archive.length }).write(archive.subarray(0, half))
    waiting.push(() => response.end(archive.subarray(half)))
  } else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const [speaker] = card.speakers
const model = {
  name: 'hum',
  purpose: 'A voice that hums.',
  licence: { name: 'CC0-1.0', url: 'https://example.test/licence', notes: 'Made for a journey.' },
  downloads: [
    {
      url: `${address}/hum.tar.gz`,
      bytes: archive.length,
      sha256: createHash('sha256').update(archive).digest('hex'),
      archive: 'tar.gz',
    },
  ],
  // No recogniser listens to Welsh, which would take longer than everything else.
  card: {
    ...card,
    languages: ['cy', 'en'],
    speakers: [{ ...speaker, name: 'Emrys', locale: 'cy-GB', accent: undefined }],
  },
}
writeFileSync(catalogue, JSON.stringify([model]))
process.stdout.write(`${JSON.stringify({ address, whyMissing: whySherpaIsMissing() })}\n`)

process.stdin.resume()
await once(process.stdin, 'end')
server.closeAllConnections()
server.close()
