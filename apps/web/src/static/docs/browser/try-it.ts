import { type Call, type CallField, requestOf } from './call.ts'
import { credentialHeaders } from './own-key.ts'

const shownMax = 20_000
/** Between a question and its answer. */
const readingMs = 500
const inputClass = 'h-(--control-height) w-full rounded-md bg-fill px-3 font-mono text-xs placeholder:text-muted'

/** Makes each "Try it" open a form for its operation; it sends with a pasted key, or with the reader's session. */
export function tryIt(): void {
  for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-call]')) {
    box.addEventListener('toggle', () => {
      const form = box.querySelector('form')
      if (box.open && form && form.childElementCount === 0) build(box, form)
    })
  }
}

function build(box: HTMLDetailsElement, form: HTMLFormElement): void {
  const call = JSON.parse(box.dataset['call'] ?? '{}') as Call
  const send = element(
    'button',
    'h-(--control-height) rounded-md bg-accent px-4 font-medium text-on-accent hover:bg-accent-hover',
    'Send',
  )
  const note = element('output', 'text-xs text-muted')
  const answer = element('div', 'flex flex-col gap-2')
  const key = element('input', inputClass)
  key.type = 'password'
  key.autocomplete = 'off'
  key.placeholder = 'Your session, unless you paste a key'
  form.append(
    ...call.fields.map(fieldOf),
    ...(call.body === undefined ? [] : [labelled('Body', bodyOf(call.body), true)]),
    labelled('API key', key, false),
    row(send, note),
    answer,
  )
  let isAsked = call.asks.length === 0
  let askedAtMs = 0
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // Enter that is held down has read no question.
    if (isAsked && performance.now() - askedAtMs < readingMs) return
    if (!isAsked) {
      isAsked = true
      askedAtMs = performance.now()
      note.textContent = call.asks.includes('deletes')
        ? 'This takes something away. Send it?'
        : 'This costs credits of your workspace. Send it?'
      send.textContent = 'Yes, send'
      return
    }
    isAsked = call.asks.length === 0
    send.textContent = 'Send'
    send.disabled = true
    note.textContent = 'Waiting for the answer…'
    askedAtMs = 0
    credentialHeaders(key.value)
      .then((headers) => fetch(requestOf(call, new FormData(form), headers)))
      .then((response) => show(response, answer))
      .then(
        () => (note.textContent = ''),
        (error: unknown) => (note.textContent = error instanceof Error ? error.message : String(error)),
      )
      .finally(() => (send.disabled = false))
  })
}

function fieldOf({ name, place, isRequired, value, fallback, choices }: CallField): HTMLElement {
  const input = element('input', place.startsWith('file') ? 'w-full text-xs' : inputClass)
  input.name = `field:${name}`
  input.required = isRequired
  input.autocomplete = 'off'
  input.placeholder = fallback
  if (place.startsWith('file')) {
    input.type = 'file'
    input.multiple = place === 'files'
  } else input.value = value
  const field = labelled(name, input, isRequired)
  if (choices.length === 0) return field
  const list = element('datalist', '')
  list.id = `choices-${crypto.getRandomValues(new Uint32Array(1))[0]}`
  list.append(...choices.map((choice) => new Option(choice, choice)))
  input.setAttribute('list', list.id)
  field.append(list)
  return field
}

function bodyOf(text: string): HTMLTextAreaElement {
  const area = element('textarea', 'w-full rounded-md bg-fill p-3 font-mono text-xs')
  area.name = 'body'
  area.rows = Math.min(12, text.split('\n').length + 1)
  area.spellcheck = false
  area.value = text
  return area
}

async function show(response: Response, into: HTMLElement): Promise<void> {
  const status = element('p', 'font-mono text-xs font-semibold', `${response.status} ${response.statusText}`)
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const type = response.headers.get('content-type') ?? ''
  const before = into.querySelector('audio')
  if (before) URL.revokeObjectURL(before.src)
  into.replaceChildren(status, code(headers))
  if (type.startsWith('audio/')) {
    const audio = element('audio', 'w-full')
    audio.controls = true
    audio.src = URL.createObjectURL(await response.blob())
    into.append(audio)
    return
  }
  const text = await response.text()
  into.append(code(pretty(text).slice(0, shownMax)))
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function code(text: string): HTMLElement {
  return element(
    'pre',
    'max-h-80 overflow-y-auto rounded-md bg-fill p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap',
    text,
  )
}

function labelled(name: string, input: HTMLElement, isRequired: boolean): HTMLElement {
  const label = element('label', 'flex flex-col gap-1')
  label.append(element('span', 'font-mono text-xs text-muted', isRequired ? `${name} (required)` : name), input)
  return label
}

function row(...children: readonly HTMLElement[]): HTMLElement {
  const box = element('div', 'flex flex-wrap items-center gap-3')
  box.append(...children)
  return box
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.className = className
  if (text) made.textContent = text
  return made
}
