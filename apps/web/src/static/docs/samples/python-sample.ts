import type { SampleRequest } from './sample-request.ts'

/** Writes a request as a Python program that needs nothing but Python. */
export function pythonSample(request: SampleRequest): string {
  const { method, url, json, form, answer } = request
  const headers: string[] = request.headers.map(([name, value]) => `${text(name)}: ${text(value)}`)
  if (form) headers.push('"content-type": f"multipart/form-data; boundary={boundary}"')
  const uses = [
    ...(json !== undefined || ['json', 'lines'].includes(answer.kind) ? ['import json'] : []),
    ...(answer.kind === 'bytes' ? ['import shutil'] : []),
    ...(form ? ['import uuid'] : []),
  ]
  return [
    ...uses,
    'from urllib.request import Request, urlopen',
    '',
    ...(form ? [...formLines(form), ''] : []),
    'request = Request(',
    `    ${text(url)},`,
    `    method=${text(method)},`,
    ...(headers.length > 0 ? ['    headers={', ...headers.map((header) => `        ${header},`), '    },'] : []),
    ...(json === undefined ? [] : [`    data=json.dumps(${literal(json, '    ')}).encode(),`]),
    ...(form ? ['    data=body,'] : []),
    ')',
    ...answerLines(answer),
  ].join('\n')
}

function formLines({ fields, files }: NonNullable<SampleRequest['form']>): string[] {
  return [
    'boundary = uuid.uuid4().hex',
    'parts = [',
    ...fields.map(([name, value]) => `    (${text(name)}, None, ${text(value)}.encode()),`),
    ...files.map(({ field, name, path }) => `    (${text(field)}, ${text(name)}, open(${text(path)}, "rb").read()),`),
    ']',
    'body = b""',
    'for name, file, content in parts:',
    `    header = f'form-data; name="{name}"' + (f'; filename="{file}"' if file else "")`,
    '    body += f"--{boundary}\\r\\ncontent-disposition: {header}\\r\\n\\r\\n".encode() + content + b"\\r\\n"',
    'body += f"--{boundary}--\\r\\n".encode()',
  ]
}

function answerLines(answer: SampleRequest['answer']): string[] {
  if (answer.kind === 'bytes')
    return [
      `with urlopen(request) as response, open(${text(answer.path)}, "wb") as file:`,
      '    shutil.copyfileobj(response, file)',
    ]
  if (answer.kind === 'lines')
    return [
      'with urlopen(request) as response:',
      '    for line in response:',
      '        if line.strip():',
      '            print(json.loads(line))',
    ]
  if (answer.kind === 'nothing') return ['with urlopen(request) as response:', '    print(response.status)']
  return ['with urlopen(request) as response:', '    print(json.load(response))']
}

function literal(value: unknown, indent: string): string {
  const inner = `${indent}    `
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((one) => `${inner}${literal(one, inner)},\n`).join('')}${indent}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(([name, one]) => `${inner}${text(name)}: ${literal(one, inner)},\n`).join('')}${indent}}`
}

/** Writes a text for Python, which reads alike what JSON escapes. */
function text(value: string): string {
  return JSON.stringify(value)
}
