import path from 'node:path'
import { AccessToken, identityEndpoints } from '@vireo/contracts/identity'
import { operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

const shots = process.env['VIREO_TEST_SHOTS']

test('a server elsewhere is added, tried and heard, and a workspace lets nothing leave', async ({ page }, {
  project,
}) => {
  const shoot = async (name: string) => {
    if (shots) await page.screenshot({ path: path.join(shots, `${project.name.replaceAll(/\W+/gu, '-')}-${name}.png`) })
  }
  const person = await signUp(page)
  await operate('user', 'make-operator', '--email', person.email)
  const address = `${process.env['VIREO_TEST_URL'] ?? ''}/v1`
  const name = `Other house ${project.name}`
  await page.goto('/app/admin/engines')
  const engines = page.getByRole('region', { name: 'Engines by address' })
  await engines.getByRole('button', { name: 'Add engine' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an engine by address' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Enter the address of the API.').first()).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Address', { exact: true }).fill(address)
  await dialog.getByLabel('API key').fill('not-a-key-that-is-taken')
  await dialog.getByLabel('Model').fill('tts-1')
  await dialog.getByLabel('Voices').fill('Clara')
  await expect(dialog.getByRole('note')).toContainText(`is sent to ${new URL(address).host}`)

  // A server that does not take the key says so, and the key is not on the screen.
  await dialog.getByRole('button', { name: 'Try: Speech' }).click()
  await expect(dialog.getByText('does not accept the key')).toBeVisible()
  await dialog.getByLabel('API key').fill(await keyOf(person))
  await dialog.getByRole('button', { name: 'Try: Speech' }).click()
  await expect(dialog.getByText(/It answered after \d+ ms/u)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Listen to the trial/u })).toBeVisible()
  await expectAccessible(page)
  await shoot('dialog')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  const row = engines.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Answers')
  await expect(row).toContainText('key ending in ')
  await row.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await shoot('list')

  await page.goto('/app/workspace/security')
  const rule = page.getByRole('switch', { name: 'Nothing leaves this instance' })
  await expect(rule).not.toBeChecked()
  await rule.click()
  await expect(rule).toBeChecked()
  await page.getByText('What leaves this instance').scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await shoot('rules')

  await page.goto('/app/admin/engines')
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

/** Makes an API key of somebody, beside the browser. */
async function keyOf(person: { readonly email: string; readonly password: string }): Promise<string> {
  const url = process.env['VIREO_TEST_URL'] ?? ''
  const post = async (to: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(`${url}${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  const { access_token: token } = AccessToken.parse(await post('/v1/identity/sign-in', person))
  const made = await post('/v1/user/api-keys', { name: 'engine' }, { authorization: `Bearer ${token}` })
  return identityEndpoints.createApiKey.success.schema.parse(made)['xi-api-key']
}
