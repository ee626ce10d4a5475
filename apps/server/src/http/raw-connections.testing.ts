import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Opens a connection, from another address of this machine where one is named. */
export type Dial = (localAddress?: string) => Socket

/** Lets a server listen until the test is over, and its connections be opened byte by byte. */
export async function listenForTest(server: Server): Promise<Dial> {
  const clients: Socket[] = []
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    for (const client of clients) client.destroy()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return (localAddress) => {
    const client = connect({ host: '127.0.0.1', port, ...(localAddress !== undefined && { localAddress }) })
    client.on('error', () => undefined)
    clients.push(client)
    return client
  }
}
