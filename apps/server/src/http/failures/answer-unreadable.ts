import type { Socket } from 'node:net'
import type { ErrorBody } from '@vireo/contracts/kit'

const answers: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too large.'],
  BODY_IN_DUST: ['400 Bad Request', 'The body of this request comes in too many small pieces.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
}

/**
 * Answers a client that sends no valid HTTP, in the same envelope as every other failure, and closes the connection.
 */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = answers[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.']
  const body: ErrorBody = {
    detail: {
      type: 'invalid_request',
      code: 'invalid_parameters',
      status: 'invalid_parameters',
      message,
      request_id: '',
      param: null,
    },
  }
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
