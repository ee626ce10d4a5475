import { findEntries, type SearchEntry } from './find-entries.ts'

type Parts = {
  readonly dialog: HTMLDialogElement
  readonly input: HTMLInputElement
  readonly list: HTMLUListElement
  readonly note: HTMLOutputElement
}

/** Makes the search work: by its button, by Ctrl K and by /, with arrows and Enter. */
export function searchDocs(): void {
  const parts = partsOf(document.querySelector<HTMLDialogElement>('#docs-search'))
  if (!parts) return
  const { dialog, input, list, note } = parts
  let entries: readonly SearchEntry[] | undefined
  // Whoever types and presses Enter before the index is there is taken to the first page once it is.
  let isFollowed = false
  const show = () => {
    if (!entries) return
    showFound(parts, entries)
    if (isFollowed) list.querySelector('a')?.click()
    isFollowed = false
  }
  const open = async () => {
    if (dialog.open) return
    dialog.showModal()
    input.select()
    try {
      entries ??= await load()
      show()
    } catch {
      note.textContent = dialog.dataset['failed'] ?? ''
    }
  }
  document.getElementById('open-search')?.addEventListener('click', () => void open())
  addEventListener('keydown', (event) => {
    if (!asksForSearch(event)) return
    event.preventDefault()
    void open()
  })
  input.addEventListener('input', () => {
    isFollowed = false
    show()
  })
  dialog.addEventListener('keydown', (event) => {
    isFollowed = !entries && event.key === 'Enter' && !event.isComposing
    step(event, parts)
  })
  // A link to the page that is open leaves nothing else to do.
  list.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    isFollowed = false
  })
}

function partsOf(dialog: HTMLDialogElement | null): Parts | undefined {
  const [input, list, note] = [
    dialog?.querySelector('input'),
    dialog?.querySelector('ul'),
    dialog?.querySelector('output'),
  ]
  return dialog && input && list && note ? { dialog, input, list, note } : undefined
}

function asksForSearch({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null
  return (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) || (key === '/' && !isTyping)
}

function showFound({ dialog, input, list, note }: Parts, entries: readonly SearchEntry[]): void {
  const found = findEntries(entries, input.value)
  list.replaceChildren(...found.map(rowOf))
  note.textContent = found.length === 0 ? (dialog.dataset['nothing'] ?? '') : ''
}

/** Walks from the field through what was found and back; Enter in the field follows the first. */
function step(event: KeyboardEvent, { input, list }: Parts): void {
  if (event.isComposing) return
  const links = [...list.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const next = at + (event.key === 'ArrowDown' ? 1 : -1)
    if (next < 0) input.focus()
    else links[Math.min(next, links.length - 1)]?.focus()
  }
  if (event.key === 'Enter' && document.activeElement === input) links[0]?.click()
}

async function load(): Promise<readonly SearchEntry[]> {
  const answer = await fetch(document.documentElement.dataset['search'] ?? '')
  if (!answer.ok) throw new Error(`The index answered ${answer.status}.`)
  return (await answer.json()) as readonly SearchEntry[]
}

function rowOf([title, href, below]: SearchEntry): HTMLElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  link.href = href
  link.className = 'flex flex-col rounded-lg px-4 py-2 hover:bg-fill focus:bg-fill'
  const [name, detail] = [document.createElement('span'), document.createElement('span')]
  name.textContent = title
  name.className = 'font-medium'
  detail.textContent = below
  detail.className = 'truncate text-xs text-muted'
  link.append(name, detail)
  row.append(link)
  return row
}
