import type { SampleRequest } from './sample-request.ts'

/** Writes a request as a JavaScript module, for Node and, where no file is involved, for browsers. */
export function javascriptSample({ method, url, headers, json, form, answer }: SampleRequest): string {
  const files = [...(form?.files.length ? ['readFile'] : []), ...(answer.kind === 'bytes' ? ['writeFile'] : [])]
  const options = [
    ...(method === 'GET' ? [] : [`method: ${text(method)},`]),
    ...headersOf(headers),
    ...(json === undefined ? [] : [`body: JSON.stringify(${literal(json)}),`]),
    ...(form ? ['body: form,'] : []),
  ]
  return [
    ...(files.length > 0 ? [`import { ${files.join(', ')} } from 'node:fs/promises'`, ''] : []),
    ...(form ? [...formLines(form), ''] : []),
    options.length === 0
      ? `const response = await fetch(${text(url)})`
      : `const response = await fetch(${text(url)}, {\n${indented(options.join('\n'))}\n})`,
    'if (!response.ok) throw new Error(await response.text())',
    ...answerLines(answer),
  ].join('\n')
}

function headersOf(headers: SampleRequest['headers']): string[] {
  if (headers.length === 0) return []
  const lines = headers.map(([name, value]) => `${/^\w+$/u.test(name) ? name : text(name)}: ${text(value)}`)
  return [
    lines.length === 1 ? `headers: { ${lines.join('')} },` : `headers: {\n${indented(`${lines.join(',\n')},`)}\n},`,
  ]
}

function formLines({ fields, files }: NonNullable<SampleRequest['form']>): string[] {
  return [
    'const form = new FormData()',
    ...fields.map(([name, value]) => `form.append(${text(name)}, ${text(value)})`),
    ...files.map(
      ({ field, name, path }) =>
        `form.append(${text(field)}, new Blob([await readFile(${text(path)})]), ${text(name)})`,
    ),
  ]
}

function answerLines(answer: SampleRequest['answer']): string[] {
  if (answer.kind === 'nothing') return ['console.log(response.status)']
  if (answer.kind === 'json') return ['console.log(await response.json())']
  if (answer.kind === 'bytes') return [`await writeFile(${text(answer.path)}, response.body)`]
  return [
    "let rest = ''",
    'for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {',
    "  const lines = (rest + piece).split('\\n')",
    "  rest = lines.pop() ?? ''",
    '  for (const line of lines) if (line) console.log(JSON.parse(line))',
    '}',
  ]
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (quoted: string) => text(String(JSON.parse(quoted))))
}

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '  ')
}
