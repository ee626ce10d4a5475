import type { InEachLanguage } from '@vireo/contracts/kit'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { MailContent } from './tables.ts'
import { mailGerman } from './words.de.ts'
import { mailWords } from './words.ts'

const words: InEachLanguage<typeof mailWords> = { en: mailWords, de: mailGerman }

/** Renders a mail as plain text and as a page without pictures, scripts or anything from another host. */
export function renderMail(
  subject: string,
  { language = 'en', paragraphs, action, unsubscribeUrl }: MailContent,
): { text: string; html: string } {
  const { unsubscribe } = words[language]
  const [first = '', ...rest] = paragraphs
  const text = [first, ...(action ? [`${action.label}:\n${action.url}`] : []), ...rest]
  if (unsubscribeUrl) text.push(`${unsubscribe}: ${unsubscribeUrl}`)
  const html = [
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(subject)}</h1>`,
    paragraph(first),
    ...(action ? [button(action.label, action.url)] : []),
    ...rest.map(paragraph),
    ...(unsubscribeUrl
      ? [`<p style="font-size:12px"><a href="${escapeHtml(unsubscribeUrl)}">${unsubscribe}</a></p>`]
      : []),
  ]
  return { text: `${text.join('\n\n')}\n\nVireo\n`, html: page(language, subject, html.join('\n')) }
}

function page(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f6f7;color:#18181b;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:520px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
${body}
<p style="margin:24px 0 0;color:#52525b;font-size:14px">Vireo</p></main></body></html>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

/** Renders a link as a button, with its address below for programs that show no links. */
function button(label: string, url: string): string {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 16px;background:#18181b;color:#fff;border-radius:8px;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
}
