import type { Endpoint } from '@vireo/contracts/kit'

/** Maps each operation's public name to what it answers when all goes well; the tests hold the server to it. */
export function declaredAnswers(endpoints: readonly Endpoint[]): Map<string, string> {
  return new Map(
    endpoints.map(({ method, path, success }) => [
      `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`,
      `${success.status} ${kindOf(success)}`,
    ]),
  )
}

function kindOf(success: Endpoint['success']): string {
  if (success.status === 204) return 'nothing'
  if ('schema' in success) return 'JSON'
  return 'bytes' in success ? success.bytes.join(', ') : 'JSON line by line'
}
