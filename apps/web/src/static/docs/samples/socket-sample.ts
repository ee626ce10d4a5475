import type { Channel } from '@vireo/contracts/kit'
import type { SampleContext } from './sample-request.ts'

const lines = ['Good morning. ', 'The tea is still warm. ']
const contextId = 'first'

/**
 * Writes a conversation with a socket in JavaScript, for Node 22 and later and for browsers: the first message opens it
 * with the key, some lines or some sound follow, the last one closes, and every answer is heard.
 */
export function socketSample(channel: Channel, context: SampleContext): string {
  const path = channel.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(context.standing(name)))
  const listens = knows(channel, 'audio_base_64')
  return [
    `const address = ${text(context.origin + path + (listens ? '?model_id=scribe_v2_realtime' : ''))}`,
    "const socket = new WebSocket(address.replace('http', 'ws'))",
    'const say = (message) => socket.send(JSON.stringify(message))',
    ...(listens ? soundOfSample : []),
    '',
    'socket.onopen = () => {',
    ...(listens ? soundMessages(context) : messagesOf(channel, context)).map((message) => `  say(${literal(message)})`),
    '}',
    ...(listens ? hearsWords : hearsSound),
    "socket.onclose = ({ code, reason }) => console.log('closed', code, reason)",
  ].join('\n')
}

const hearsSound = [
  'socket.onmessage = ({ data }) => {',
  '  const { audio, message } = JSON.parse(data)',
  '  if (audio) console.log(`${atob(audio).length} bytes of sound`)',
  '  if (message) console.error(message)',
  '}',
]

const soundOfSample = [
  "// A second at 16 kHz, 16 bit; a microphone's goes here.",
  "const sound = btoa('\\0'.repeat(32000))",
]

const hearsWords = [
  'socket.onmessage = ({ data }) => {',
  '  const { message_type, text, error } = JSON.parse(data)',
  '  if (text !== undefined) console.log(message_type, text)',
  '  if (error) console.error(error)',
  '}',
]

type Message = Readonly<Record<string, unknown>>

/** What stands in a message as a name of the sample. */
class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Sends sound, says that it is final, and ends. */
function soundMessages({ apiKey }: SampleContext): readonly Message[] {
  const sound = { message_type: 'input_audio_chunk', audio_base_64: new Name('sound'), sample_rate: 16_000 }
  return [{ ...sound, xi_api_key: apiKey }, sound, { ...sound, commit: true }, { message_type: 'end_session' }]
}

function knows({ clientMessage }: Channel, name: string): boolean {
  return 'shape' in clientMessage && name in Object(clientMessage.shape)
}

/** Lists what is said, as far as the contract knows it: lines of voices or text, in a context of several or alone. */
function messagesOf(channel: Channel, { apiKey, standing }: SampleContext): readonly Message[] {
  const voice = standing('voice_id')
  const inContext = knows(channel, 'context_id') ? { context_id: contextId } : {}
  const opening = knows(channel, 'inputs') ? { voices: [voice] } : { text: ' ' }
  const line = (said: string) =>
    knows(channel, 'inputs') ? { inputs: [{ text: said, voice_id: voice }] } : { text: said }
  const closing = knows(channel, 'close_socket') ? { close_socket: true } : { text: '' }
  return [
    { ...opening, ...inContext, xi_api_key: apiKey },
    ...lines.map((said) => ({ ...line(said), ...inContext })),
    closing,
  ]
}

function literal(value: unknown): string {
  if (typeof value === 'string') return text(value)
  if (value instanceof Name) return value.name
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${literal(one)}`)
    .join(', ')} }`
}

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
