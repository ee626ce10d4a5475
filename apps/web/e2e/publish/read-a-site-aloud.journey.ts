import { launchOptions } from '../browser.ts'
import { giveProvenDomain, operate } from '../operator.ts'
import { expect, expectAccessible, expectNothingInTheWay, signUp, test } from '../person.ts'

// The page of the site is nowhere but here, and its player on this machine.
test.use({ launchOptions: launchOptions('--disable-features=LocalNetworkAccessChecks') })

test(
  'a visitor hears a page of another origin, and its owner sees how much of it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { email } = await signUp(page)
    await operate('user', 'set-tier', 'creator', '--email', email)
    const domain = `blog-${Date.now().toString(36)}.example.test`
    await giveProvenDomain(email, domain)
    await page.goto('/app/audio-native')
    const snippet = await page.evaluate(async () => {
      const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
      const form = new FormData()
      for (const [name, value] of Object.entries({ name: 'My blog', title: 'Of apples', auto_convert: 'true' }))
        form.append(name, value)
      form.append('file', new Blob(['Apples are red.'], { type: 'text/plain' }), 'apples.txt')
      const headers = { authorization: `Bearer ${session.access_token}` }
      const answer = await fetch('/v1/audio-native', { method: 'POST', headers, body: form })
      return String((await answer.json()).html_snippet)
    })
    expect(snippet).toContain('<iframe')

    const visitors = await browser.newContext()
    const site = await visitors.newPage()
    await site.route(`http://${domain}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Blog</title><main><p>Apples are red.</p>${snippet}</main></html>`,
      }),
    )
    const play = site.frameLocator('iframe').getByRole('button', { name: 'Play' })
    // The speech is made while the visitor is on their way.
    await expect(async () => {
      await site.goto(`http://${domain}/apples`)
      await expect(play).toBeVisible({ timeout: 1500 })
    }).toPass()
    const player = site.frames().find((frame) => frame !== site.mainFrame())
    if (player) await expectNothingInTheWay(player)
    await play.click()
    await expect(site.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(play).toBeVisible()
    expect(await visitors.cookies()).toEqual([])
    await visitors.close()

    await expect(async () => {
      await page.goto('/app/audio-native/analytics')
      await expect(page.getByText('Heard to the end').first()).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(page.getByText('Text from a file')).toBeVisible()
    await expectAccessible(page)
  },
)
