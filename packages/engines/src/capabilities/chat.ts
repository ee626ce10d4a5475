import type { Closable, WorkOptions } from './sound.ts'

/** A tool that the model may ask for; `parameters` is a JSON schema of an object. */
export type ChatTool = { readonly name: string; readonly description: string; readonly parameters: object }

/** A tool that the model asks for; `input` is the text of a JSON object. */
export type ToolCall = { readonly id: string; readonly name: string; readonly input: string }

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls?: readonly ToolCall[] }
  /** What a tool answered to the call of that id. */
  | { readonly role: 'tool'; readonly callId: string; readonly text: string }

export type ChatRequest = {
  readonly messages: readonly ChatMessage[]
  readonly tools?: readonly ChatTool[]
  readonly tokensMax?: number
  readonly temperature?: number
}

export type ChatReply = { readonly text: string; readonly calls: readonly ToolCall[] }

/** The capability "answers in a conversation". */
export type ChatEngine = Closable & {
  /** `onText` hears the reply as it is written; all of it together is the reply's text. */
  reply(request: ChatRequest, options?: WorkOptions & { onText?(part: string): void }): Promise<ChatReply>
}
