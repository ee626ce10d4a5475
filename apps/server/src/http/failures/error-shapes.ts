import type { ErrorBody, SchemaErrorBody } from '@vireo/contracts/kit'

/** A failure as clients of the OpenAI API read it, beside our own. */
export type OpenAiErrorBody = (ErrorBody | SchemaErrorBody) & {
  readonly error: {
    readonly message: string
    readonly type: string
    readonly param: string | null
    readonly code: string | null
  }
}

/** A failure on its way to the client. */
export type ErrorAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ErrorBody | SchemaErrorBody | OpenAiErrorBody
}
