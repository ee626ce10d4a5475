/** Sends the form in the background, so that what was written stays there where it is not taken. */
export function sendForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-apply]')
  const problem = form?.querySelector<HTMLElement>('[data-problem]')
  const button = form?.querySelector('button')
  if (!form || !problem || !button) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    problem.textContent = ''
    void send(form).then((answer) => {
      button.ariaDisabled = null
      if (answer === 'sent') location.assign(`${location.pathname}?answer=sent&lang=${document.documentElement.lang}`)
      else problem.textContent = problem.dataset[answer] ?? ''
    })
  })
}

async function send(form: HTMLFormElement): Promise<'sent' | 'incomplete' | 'often' | 'failed'> {
  const fields = new FormData(form)
  const body = JSON.stringify({ ...Object.fromEntries(fields), may_be_named: fields.has('may_be_named') })
  try {
    const { ok, status } = await fetch('/v1/impact-program/apply', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (ok) return 'sent'
    return status === 429 ? 'often' : status < 500 ? 'incomplete' : 'failed'
  } catch {
    return 'failed'
  }
}
