import { formatTime } from '../model/time.ts'
import type { TextExport } from './export-options.ts'
import { prepare, type ExportSource } from './source.ts'

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#18181b;background:#fff}' +
  'h1{font-size:1.5rem;line-height:1.3}header{color:#52525b;font-size:.875rem}header b{color:#18181b}p{margin:0 0 1.25rem}'

/** Writes a page that stands alone: no script, nothing from elsewhere, each word escaped. */
export function writeHtml(
  source: ExportSource,
  wishes: Extract<TextExport, { format: 'segmented_json' | 'html' }>,
): string {
  const { segments, timestamps, nameOf } = prepare(source, wishes)
  const sections = segments.map((segment) => {
    const name = nameOf(segment)
    const who = name === undefined ? [] : [`<b>${safe(name)}</b>`]
    const when = timestamps
      ? [`<time datetime="PT${segment.start.toFixed(3)}S">${formatTime(segment.start)}</time>`]
      : []
    const head = [...who, ...when].join(' ')
    const heading = head === '' ? '' : `<header>${head}</header>\n`
    return `<section>\n${heading}<p dir="auto">${safe(segment.text)}</p>\n</section>`
  })
  return `<!doctype html>
<html lang="${safe(source.language_code)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(source.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 dir="auto">${safe(source.title)}</h1>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('\0', '�')
}
