type Partner = { readonly name: string; readonly website: string; readonly country: string }

/** Lists the organisations that have a grant and agreed to be named; nothing where there are none. */
export async function showPartners(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-partners]')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  const answer = await fetch('/v1/impact-program/partners').catch(() => undefined)
  if (!answer?.ok) return
  const { partners } = (await answer.json()) as { readonly partners: readonly Partner[] }
  list.replaceChildren(...partners.map(entryOf))
  section.hidden = partners.length === 0
}

function entryOf({ name, website, country }: Partner): HTMLElement {
  const link = document.createElement('a')
  link.href = website
  link.rel = 'nofollow noopener'
  link.className = 'font-medium underline underline-offset-4'
  link.textContent = name
  const entry = document.createElement('li')
  entry.append(link, ` · ${country}`)
  return entry
}
