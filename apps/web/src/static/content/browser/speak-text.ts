import { soundGiven } from './own-player.ts'
import { speechOf } from './speech-of.ts'

/** Makes the form of a page speak what somebody wrote, by the player that stands above it. */
export function speakText(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-speech]')
  const status = form?.querySelector('[role=status]')
  const player = document.querySelector<HTMLAudioElement>('.card audio')
  if (!form || !status || !player) return
  const say = (state: string) => {
    status.textContent = form.dataset[state] ?? ''
  }
  const speak = async () => {
    const fields = new FormData(form)
    const [text, voice] = ['text', 'voice'].map((name) => String(fields.get(name) ?? '').trim())
    if (!text) return say('empty')
    if (!voice) return say('choose')
    say('working')
    const spoken = await speechOf({ text, voice_id: voice })
    if (typeof spoken === 'string') return say(spoken)
    if (player.src.startsWith('blob:')) URL.revokeObjectURL(player.src)
    player.src = URL.createObjectURL(spoken)
    player.dispatchEvent(new CustomEvent(soundGiven, { detail: spoken }))
    say('ready')
    // A browser that lets nothing sound by itself leaves it to whoever presses play.
    await player.play().catch(() => undefined)
  }
  let isBusy = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    form.setAttribute('aria-busy', 'true')
    speak()
      .catch(() => say('failed'))
      .finally(() => {
        isBusy = false
        form.removeAttribute('aria-busy')
      })
  })
}
