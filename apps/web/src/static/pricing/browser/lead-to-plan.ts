import { seemsSignedIn } from '../../landing/browser/link-inside.ts'

/** Leads whoever has a session to the plan itself, where others sign up first. */
export function leadToPlan(): void {
  if (!seemsSignedIn()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/app/sign-up"]'))
    link.setAttribute('href', insideOf(link.getAttribute('href') ?? ''))
}

/** Answers where a link to the sign-up leads whoever is signed in: where it would lead after signing up. */
export function insideOf(href: string): string {
  const to = new URLSearchParams(href.split('?')[1] ?? '').get('redirect')
  return to !== null && /^\/app\/[\w/-]*(\?[\w=&-]*)?$/u.test(to) ? to : '/app/subscription'
}
