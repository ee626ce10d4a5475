import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { runProduct } from './run-product.ts'

/** Starts the product that all journeys share. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dnsPort = await freeUdpPort()
  process.env['VIREO_TEST_DNS_PORT'] = String(dnsPort)
  const product = await runProduct({
    VIREO_OUTBOUND_HOSTS: '127.0.0.1',
    // Journeys are not asked whether they may be counted; the one about that has a product of its own.
    VIREO_VISITS: 'false',
    VIREO_STAFF_DOMAINS: 'staff.test',
    VIREO_DNS_SERVERS: `127.0.0.1:${dnsPort}`,
  })
  process.env['VIREO_TEST_DATA'] = product.dataDir
  process.env['VIREO_TEST_URL'] = product.url
  process.env['VIREO_TEST_OUTBOX'] = product.outbox
  return () => product.stop()
}

/** Finds a port where a journey's own name server may listen. */
async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  return port
}
