type Recaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

let loading: Promise<Recaptcha> | undefined

/** Gets a token of Google's reCAPTCHA, whose script is fetched when the first one is needed. */
export async function recaptchaToken(siteKey: string): Promise<string> {
  loading ??= load(siteKey)
  const recaptcha = await loading
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action: 'sign_up' })
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error('reCAPTCHA could not be loaded.'))
    })
    script.addEventListener('load', () => {
      const found: unknown = Reflect.get(globalThis, 'grecaptcha')
      if (isRecaptcha(found)) resolve(found)
      else reject(new Error('reCAPTCHA is not there.'))
    })
    document.head.append(script)
  })
}

function isRecaptcha(value: unknown): value is Recaptcha {
  return typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value
}
