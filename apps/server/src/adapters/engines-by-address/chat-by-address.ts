import { type ChatEngine, type ChatMessage, type ChatReply, type ChatRequest, EngineError } from '@vireo/engines'
import { z } from 'zod'
import { type AddressEngine, hostOf } from '../../ports/address-engines.ts'
import type { OutboundStream } from '../../ports/outbound.ts'
import type { AddressClient } from './address-client.ts'
import { addressFailure } from './failure-of.ts'
import { assertType, parseJson } from './read-answer.ts'
import { readEvents } from './read-events.ts'

const bytesMax = 16 * 2 ** 20
/** Of one event. */
const marksMax = 2000

const Delta = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.int().nonnegative().default(0),
                id: z.string().nullish(),
                function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
})

/** Creates what converses on another machine. */
export function chatByAddress(client: AddressClient, engine: AddressEngine): ChatEngine {
  const host = hostOf(engine)
  return {
    close: () => Promise.resolve(),
    reply(request, { signal, share: owner, onText } = {}) {
      const body = JSON.stringify(bodyOf(engine.model, request))
      return client.ask(engine, { path: '/chat/completions', body, maxBytes: bytesMax, signal, owner }, (answer) =>
        readReply(answer, { host, onText }),
      )
    },
  }
}

type Call = { id: string; name: string; input: string }
type Reader = { readonly host: string; readonly onText: ((part: string) => void) | undefined }

async function readReply(answer: OutboundStream, { host, onText }: Reader): Promise<ChatReply> {
  assertType(answer, host, ['event-stream'])
  const calls = new Map<number, Call>()
  let text = ''
  let isComplete = false
  try {
    for await (const data of readEvents(answer.body)) {
      if (data === '[DONE]') isComplete = true
      if (isComplete) break
      for (const { delta, finish_reason: reason } of Delta.parse(parseJson(Buffer.from(data), host, marksMax))
        .choices) {
        if (delta?.content) {
          text += delta.content
          onText?.(delta.content)
        }
        for (const call of delta?.tool_calls ?? []) addTo(calls, call)
        if (reason) isComplete = true
      }
    }
  } catch (error) {
    const isWrong = error instanceof z.ZodError || error instanceof RangeError
    throw isWrong ? addressFailure('garbled', `${host} answered something else than it should.`, error) : error
  }
  if (!isComplete) throw addressFailure('cut_off', `${host} ended its answer in the middle.`)
  return { text, calls: [...calls.values()].map((call) => readable(call, host)) }
}

type CallPart = NonNullable<NonNullable<z.infer<typeof Delta>['choices'][number]['delta']>['tool_calls']>[number]

function addTo(calls: Map<number, Call>, { index, id, function: part }: CallPart): void {
  const call = calls.get(index) ?? { id: '', name: '', input: '' }
  calls.set(index, call)
  if (id) call.id = id
  if (part?.name) call.name += part.name
  if (part?.arguments) call.input += part.arguments
}

function readable(call: Call, host: string): Call {
  const input = call.input === '' ? '{}' : call.input
  try {
    JSON.parse(input)
  } catch (error) {
    throw new EngineError('garbled', `${host} asked for a tool in a way that cannot be read.`, { cause: error })
  }
  return { ...call, input, id: call.id === '' ? `call_${call.name}` : call.id }
}

function bodyOf(model: string, { messages, tools = [], tokensMax, temperature }: ChatRequest): object {
  return {
    model,
    stream: true,
    messages: messages.map(messageOf),
    ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    ...(tokensMax !== undefined && { max_tokens: tokensMax }),
    ...(temperature !== undefined && { temperature }),
  }
}

function messageOf(message: ChatMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.text }
  if (message.role !== 'assistant' || !message.calls?.length) return { role: message.role, content: message.text }
  const calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  }))
  return { role: 'assistant', content: message.text === '' ? null : message.text, tool_calls: calls }
}
