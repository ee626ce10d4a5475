import { createSocket } from 'node:dgram'

export type NameServer = {
  readonly address: string
  /** Replaces the TXT records of a name. */
  say(name: string, ...texts: readonly string[]): void
  close(): void
}

const [typeTxt, classInternet, noSuchName] = [16, 1, 3]

/** Starts a local name server (RFC 1035) that answers TXT queries alone. */
export async function startNameServer(port = 0): Promise<NameServer> {
  const records = new Map<string, readonly string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => socket.send(answer(query, records), from.port, from.address))
  await new Promise<void>((bound) => socket.bind(port, '127.0.0.1', bound))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    say: (name, ...texts) => void records.set(name.toLowerCase(), texts),
    close: () => socket.close(),
  }
}

function answer(query: Buffer, records: ReadonlyMap<string, readonly string[]>): Buffer {
  const { name, end } = questionIn(query)
  const texts = records.get(name)
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (texts ? 0 : noSuchName), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(texts?.length ?? 0, 6)
  return Buffer.concat([header, query.subarray(12, end), ...(texts ?? []).map(recordOf)])
}

function questionIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function recordOf(text: string): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(typeTxt, 2)
  head.writeUInt16BE(classInternet, 4)
  head.writeUInt32BE(0, 6)
  head.writeUInt16BE(text.length + 1, 10)
  return Buffer.concat([head, Buffer.from([text.length]), Buffer.from(text, 'latin1')])
}
