import type { BrowserContext } from '@playwright/test'
import { uniqueText } from '../texts.ts'

const takes = 3

/** Signs somebody new up in a browser, as the form would, and has them make a few takes, so that screens have content. */
export async function signUpInBrowser(context: BrowserContext, url: string, who = 'web-pages'): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/app/sign-up`)
  await page.getByLabel('E-mail address').fill(`${who}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill('a password to measure with')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/app\/(home|onboarding|speech)/u)
  const texts = Array.from({ length: takes }, () => uniqueText(200))
  await page.evaluate(async (spoken) => {
    const { access_token: token } = (await (await fetch('/v1/identity/token', { method: 'POST' })).json()) as Record<
      string,
      string
    >
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { voices } = (await (await fetch('/v2/voices?page_size=1', { headers })).json()) as {
      voices: { voice_id: string }[]
    }
    for (const text of spoken) {
      const answer = await fetch(`/v1/text-to-speech/${voices[0]?.voice_id}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text }),
      })
      if (!answer.ok) throw new Error(`The take was answered ${answer.status}.`)
      await answer.arrayBuffer()
    }
  }, texts)
  await page.close()
}
