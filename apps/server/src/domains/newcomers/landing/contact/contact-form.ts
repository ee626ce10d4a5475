import { contactLimits } from '@vireo/contracts/landing'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { LandingWords } from '../page/words-in.ts'

/** What somebody wrote before, as far as it can be shown to them again. */
export type Draft = Readonly<Partial<Record<'name' | 'email' | 'organisation' | 'message', string>>>

/** Writes the form by which somebody writes to whoever runs the instance; with what they wrote where it was refused. */
export function contactFormOf({ contact }: LandingWords, draft: Draft = {}, problem = ''): string {
  const { nameMax, messageMax } = contactLimits
  const field = (name: 'name' | 'email' | 'organisation', attributes: string) =>
    `<label for="${name}">${escapeHtml(contact[name])}</label>` +
    `<input id="${name}" name="${name}" value="${escapeHtml(draft[name] ?? '')}" ${attributes}>`
  return (
    `<section class="card" aria-labelledby="contact"><h2 id="contact">${escapeHtml(contact.title)}</h2>` +
    `${problem === '' ? '' : `<p class="note" role="alert">${escapeHtml(problem)}</p>`}` +
    `<form class="fields" method="post" action="/enterprise/contact">` +
    field('name', `autocomplete="name" maxlength="${nameMax}" required`) +
    field('email', 'type="email" autocomplete="email" maxlength="254" required') +
    field('organisation', `autocomplete="organization" maxlength="${nameMax}"`) +
    `<label for="message">${escapeHtml(contact.message)}</label>` +
    `<textarea id="message" name="message" rows="6" maxlength="${messageMax}" required>${escapeHtml(draft.message ?? '')}</textarea>` +
    `<p class="actions"><button class="button">${escapeHtml(contact.send)}</button></p></form>` +
    `<p class="facts">${escapeHtml(contact.what)}</p></section>`
  )
}
