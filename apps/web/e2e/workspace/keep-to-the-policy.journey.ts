import { expect, signUp, test } from '../person.ts'

const outside = [
  '/',
  '/app/sign-in',
  '/app/sign-up',
  '/app/sign-in/forgot-password',
  '/app/action',
  '/pricing',
  '/nowhere',
]
const inside = [
  'home speech-synthesis/text-to-speech speech-synthesis/text-to-speech/history',
  'speech-synthesis/speech-to-speech speech-synthesis/speech-to-speech/history developers/api-keys usage subscription',
  'settings/profile settings/security settings/sessions settings/notifications settings/privacy settings/language',
  'settings/api-keys settings/profile?dialog=add-2fa nowhere',
].flatMap((line) => line.split(' ').map((path) => `/app/${path}`))

test('no screen does what the content security policy forbids', async ({ page }) => {
  const broken: string[] = []
  await page.exposeFunction('policyBroken', (what: string) => void broken.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(globalThis, 'policyBroken')
      if (typeof tell === 'function') tell(`${location.pathname}: ${effectiveDirective} ${blockedURI}`)
    })
  })
  const visit = async (path: string) => {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'; script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    await page.waitForLoadState('networkidle')
  }
  for (const path of outside) await visit(path)
  await signUp(page)
  for (const path of inside) await visit(path)
  expect(broken).toEqual([])
})
