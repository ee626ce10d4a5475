import type { SampleRequest } from './sample-request.ts'

/** Writes a request as a command line of curl. */
export function curlSample({ method, url, headers, json, form, answer }: SampleRequest): string {
  const get = method === 'GET' || (method === 'POST' && (json !== undefined || form !== undefined))
  return [
    `curl${get ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(json === undefined ? [] : [`-d ${quoted(JSON.stringify(json, null, 2))}`]),
    ...(form?.fields ?? []).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
    ...(form?.files ?? []).map(({ field, path }) => `-F ${quoted(`${field}=@${path}`)}`),
    ...(answer.kind === 'bytes' ? [`-o ${word(answer.path)}`] : []),
    ...(answer.kind === 'lines' ? ['--no-buffer'] : []),
  ].join(' \\\n  ')
}

function word(name: string): string {
  return /^[\w./-]+$/u.test(name) ? name : quoted(name)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
