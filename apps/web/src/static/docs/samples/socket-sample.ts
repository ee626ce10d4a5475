import type { Channel } from '@vireo/contracts/kit'
import type { SampleContext } from './sample-request.ts'

const lines = ['Good morning. ', 'The tea is still warm. ']
const contextId = 'first'

/**
 * Writes a conversation with a socket in JavaScript, for Node 22 and later and for browsers: the first message opens it
 * with the key, some lines follow, the last one closes, and every answer is heard.
 */
export function socketSample(channel: Channel, context: SampleContext): string {
  const path = channel.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(context.standing(name)))
  return [
    `const address = ${text(context.origin + path)}`,
    "const socket = new WebSocket(address.replace('http', 'ws'))",
    'const say = (message) => socket.send(JSON.stringify(message))',
    '',
    'socket.onopen = () => {',
    ...messagesOf(channel, context).map((message) => `  say(${literal(message)})`),
    '}',
    'socket.onmessage = ({ data }) => {',
    '  const { audio, message } = JSON.parse(data)',
    '  if (audio) console.log(`${atob(audio).length} bytes of sound`)',
    '  if (message) console.error(message)',
    '}',
    "socket.onclose = ({ code, reason }) => console.log('closed', code, reason)",
  ].join('\n')
}

type Message = Readonly<Record<string, unknown>>

/** Lists what is said, as far as the contract knows it: lines of voices or text, in a context of several or alone. */
function messagesOf({ clientMessage }: Channel, { apiKey, standing }: SampleContext): readonly Message[] {
  const knows = (name: string) => 'shape' in clientMessage && name in Object(clientMessage.shape)
  const voice = standing('voice_id')
  const inContext = knows('context_id') ? { context_id: contextId } : {}
  const opening = knows('inputs') ? { voices: [voice] } : { text: ' ' }
  const line = (said: string) => (knows('inputs') ? { inputs: [{ text: said, voice_id: voice }] } : { text: said })
  const closing = knows('close_socket') ? { close_socket: true } : { text: '' }
  return [
    { ...opening, ...inContext, xi_api_key: apiKey },
    ...lines.map((said) => ({ ...line(said), ...inContext })),
    closing,
  ]
}

function literal(value: unknown): string {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${literal(one)}`)
    .join(', ')} }`
}

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
