import { shareReportReasons } from '@vireo/contracts/sharing'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { ReportWords } from './words-for.ts'

type FormWords = Pick<ReportWords, 'reportLead' | 'reason' | 'reasons' | 'message' | 'send'>

/** Writes the form by which somebody outside reports what stands on a page. */
export function reportFormOf(action: string, words: FormWords): string {
  const reasons = shareReportReasons.map(
    (reason) => `<option value="${reason}">${escapeHtml(words.reasons[reason])}</option>`,
  )
  return (
    `<form method="post" action="${escapeHtml(action)}">` +
    `<p>${escapeHtml(words.reportLead)}</p><label for="reason">${escapeHtml(words.reason)}</label>` +
    `<select id="reason" name="reason">${reasons.join('')}</select><label for="message">${escapeHtml(words.message)}</label>` +
    `<textarea id="message" name="message" rows="3" maxlength="1000"></textarea><button>${escapeHtml(words.send)}</button></form>`
  )
}

/** Writes what became of a report, with the way back to the page. */
export function reportNoticeOf(back: string, words: Pick<ReportWords, 'report' | 'back'>, lead: string): string {
  return (
    `<div class="card"><h1>${escapeHtml(words.report)}</h1><p class="facts" role="status">${escapeHtml(lead)}</p>` +
    `<p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></p></div>`
  )
}
