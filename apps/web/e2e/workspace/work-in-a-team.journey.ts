import { cloningStatement } from '@vireo/contracts/instant-cloning'
import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option.ts'
import { operate } from '../operator.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'
import { makeVoices } from '../voices.ts'

const verify = 'Verify your e-mail address'
const invited = 'You are invited to a workspace on Vireo'

/** Makes a voice, and a group whose members may speak, and shares the one with the other. */
async function shareVoiceWithGroup(page: Page, voice: string, group: string): Promise<void> {
  await makeVoices(page, [voice], cloningStatement.version)
  await page.goto('/app/workspace/groups')
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(group)
  await page.getByLabel('Text to speech').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByText('Group created.')).toBeVisible()
  await page.goto('/app/voice-lab')
  await page.getByRole('button', { name: `More for ${voice}` }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: `Share “${voice}”` })
  await chooseOption(dialog, 'Share with', group)
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Who has access' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Finds a voice that was shared, and hears it say something. */
async function expectSharedVoiceSpeaks(page: Page, voice: string): Promise<void> {
  const list = page.getByRole('list', { name: 'Voices of the workspace' })
  await expect(async () => {
    await page.goto('/app/workspace/voice-library')
    await expect(list.getByText(voice)).toBeVisible({ timeout: 1500 })
  }).toPass()
  await expect(list.getByText('Shared with you')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Use ${voice} in text to speech` }).click()
  await page
    .getByLabel('Text to speak')
    .fill('We say this with one voice, all of us together, for as long as it takes.')
  // What the voice costs is known once it is there, and nothing moves then.
  await expect(page.getByText(/credits · about/u)).toBeVisible()
  const spoken = page.waitForResponse(/\/v1\/text-to-speech\//u)
  await page.getByRole('button', { name: 'Generate speech' }).click()
  expect((await spoken).status()).toBe(200)
  await expectHeard(page)
  await expect(page.getByRole('region', { name: 'Audio player' })).toContainText(voice)
}

test('somebody is invited, signs up by that, sees what they may, and is promoted', async ({ page, browser }) => {
  const owner = await signUp(page)
  await followMail(page, owner.email, verify)
  await expect(page.getByRole('heading', { name: /verified successfully/u })).toBeVisible()
  await operate('user', 'set-tier', 'growing_business', '--email', owner.email)

  await page.goto('/app/workspace/members')
  await expect(page.getByText('1 of 3 seats taken')).toBeVisible()
  await page.getByRole('button', { name: 'More actions for the workspace' }).click()
  await page.getByRole('menuitem', { name: 'Rename workspace' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Studio Team')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Workspace renamed.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Two seats are left: the third address finds none, and is told so.
  const guest = `guest-${owner.email}`
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByLabel('E-mail addresses').fill(`${guest}, second-${owner.email} third-${owner.email}`)
  await chooseOption(page, 'Role', { value: 'workspace_lite_member' })
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Every seat of this workspace is taken' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 invitations pending')).toBeVisible()

  // With no seat left there is no field for addresses, but the way to more seats.
  await page.getByRole('button', { name: 'Invite people' }).click()
  const full = page.getByRole('dialog', { name: 'No seat is free' })
  await expect(full.getByRole('link', { name: 'See plans' })).toBeVisible()
  await expect(full.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const theirs = await browser.newContext()
  const other = await theirs.newPage()
  await followMail(other, guest, invited)
  await expect(other).toHaveURL(/\/app\/sign-up/u)
  await expect(other.getByRole('heading', { name: 'Join “Studio Team”' })).toBeVisible()
  await expect(other.getByText('invites you to work in “Studio Team”')).toContainText(owner.email)
  await expect(other.getByLabel('E-mail address')).toHaveValue(guest)
  await expect(other.getByLabel('E-mail address')).not.toBeEditable()
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await other.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await other.getByRole('button', { name: 'Create account' }).click()
  // The link proved the address: they are inside, and nothing is left to answer.
  await expect(other).toHaveURL(/\/app\/home/u)
  await expect(other.getByRole('complementary', { name: 'Welcome to “Studio Team”' })).toContainText(owner.email)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByRole('complementary', { name: 'See the invitation' })).toHaveCount(0)

  await other.goto('/app/workspace/members')
  await expect(other.getByRole('main').getByText(guest).first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  // The plan and its credits are everybody's; the money is the admins'.
  await other.goto('/app/subscription')
  await expect(other.getByText('Only admins can change the plan and see invoices.')).toBeVisible()
  await expect(other.getByText(`Ask ${owner.email}.`)).toBeVisible()
  const letter = await other.getByRole('link', { name: 'Ask by e-mail' }).getAttribute('href')
  expect(letter).toContain(`mailto:${owner.email}?`)
  await expect(other.getByText('0 of 2,000,000 credits used')).toBeVisible()
  await expect(other.getByRole('button', { name: /: Business$/u })).toBeDisabled()
  await expect(other.getByRole('heading', { name: /Invoices|Promo code/u })).toHaveCount(0)
  await expectAccessible(other)
  await other.goto('/app/settings/workspace-invites')
  await expect(other.getByText(`Only admins can do this. Ask ${owner.email}`)).toBeVisible()
  await expectAccessible(other)

  await shareVoiceWithGroup(page, 'Choir Ada', 'Speakers')
  // What is shared with a group is nobody's else: not even a member's who is not in it.
  await other.goto('/app/workspace/voice-library')
  await expect(other.getByText('Nobody shares a voice yet')).toBeVisible()
  await page.goto('/app/workspace/groups')
  await page.getByRole('button', { name: 'More actions for “Speakers”' }).click()
  await page.getByRole('menuitem', { name: 'Members…' }).click()
  await page.getByLabel(guest).click()
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSharedVoiceSpeaks(other, 'Choir Ada')

  await page.goto('/app/workspace/members')
  await page.getByRole('button', { name: `More actions for ${guest}` }).click()
  await page.getByRole('menuitem', { name: 'Role and limit…' }).click()
  await chooseOption(page, 'Role', { value: 'workspace_admin' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Member changed.')).toBeVisible()
  await expect(async () => {
    await other.goto('/app/workspace/members')
    await expect(other.getByRole('button', { name: 'Invite people' })).toBeVisible({ timeout: 1500 })
  }).toPass()
  await theirs.close()
})

test('an invitation that is put off is kept, and answered with the account that somebody has', async ({
  page,
  browser,
}) => {
  const owner = await signUp(page)
  await followMail(page, owner.email, verify)
  await operate('user', 'set-tier', 'growing_business', '--email', owner.email)
  const theirs = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  const other = await theirs.newPage()
  const guest = await signUp(other)
  await page.goto('/app/workspace/members')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByLabel('E-mail addresses').fill(guest.email)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('Invitation sent.')).toBeVisible()

  // Signed in, with an address that nobody has proven: the link does.
  await followMail(other, guest.email, invited)
  const dialog = other.getByRole('dialog', { name: 'Join “My Workspace”?' })
  await expect(dialog).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('invite-code'))).not.toBeNull()
  await other.reload()
  const line = other.getByRole('complementary', { name: 'See the invitation' })
  await expect(line).toContainText('invites you to work in “My Workspace”')
  await expect(dialog).toHaveCount(0)
  await line.getByRole('button', { name: 'See the invitation' }).click()
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(line).toHaveCount(0)
  await other.goto('/app/workspace/members')
  await expect(other.getByText(owner.email).first()).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('invite-code'))).toBeNull()
  // Followed once more, the link says what became of it.
  await followMail(other, guest.email, invited)
  const over = other.getByRole('dialog', { name: 'This invitation has ended' })
  await expect(over).toContainText('It was answered or revoked')
  await over.getByRole('button', { name: 'Close' }).last().click()
  await expect(over).toHaveCount(0)
  await theirs.close()
})

test('a group gives its members more, and an invitation can be taken back', async ({ page }) => {
  const owner = await signUp(page)
  await followMail(page, owner.email, verify)
  await operate('user', 'set-tier', 'growing_business', '--email', owner.email)
  await page.goto('/app/workspace/groups')
  await expect(page.getByText('Every member of the workspace')).toBeVisible()
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Speakers')
  await page.getByLabel('Text to speech').check()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByText('Group created.')).toBeVisible()
  await page.getByRole('button', { name: 'More actions for “Speakers”' }).click()
  await page.getByRole('menuitem', { name: 'Members…' }).click()
  await page.getByLabel(owner.email).click()
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/app/settings/workspace-invites')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByLabel('E-mail addresses').fill(`guest-${owner.email}`)
  await page.getByLabel('Speakers').check()
  // The dialog is whole, and its button stays where it is.
  await expect(page.getByRole('dialog').getByText('2 seats are free.')).toBeVisible()
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await page.getByRole('button', { name: `More actions for guest-${owner.email}` }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('No pending invitations')).toBeVisible()
  await expectAccessible(page)
})
